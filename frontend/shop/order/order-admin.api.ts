import type { ShownPayment, ShownSurcharge, WaitingCounts } from '@maru/contracts/shop/order/order.queries';
import type { ManagedOrderRow, Order } from '@maru/contracts/shop/order/order.views';
import { orderApi } from './order.api.ts';

export interface ManagedOrderPage {
  readonly list: readonly ManagedOrderRow[];
  readonly total: number;
  readonly waiting: WaitingCounts;
}
export type ManagedOrder = Order & {
  readonly payment: ShownPayment | null;
  readonly surcharges: readonly ShownSurcharge[];
};

/** Paths after `adm/order/`. */
export type DeskPath =
  | 'prepare'
  | 'ship'
  | 'parcel'
  | 'parcel/step'
  | 'cancel'
  | 'address'
  | 'claim'
  | 'claim/withdraw'
  | 'claim/decline'
  | 'claim/collect'
  | 'claim/arrive'
  | 'claim/refund'
  | 'claim/surcharge'
  | 'claim/replace'
  | 'claim/awaited'
  | 'claim/hand_back'
  | 'refund'
  | 'refund/settle';
export interface DeskStep {
  readonly id: string;
  readonly path: DeskPath;
  readonly body: object;
}

export const orderAdminApi = orderApi.injectEndpoints({
  endpoints: (build) => ({
    managedOrders: build.query<ManagedOrderPage, object>({
      query: (params) => ({ url: 'adm/order/list', params }),
      providesTags: ['Order'],
      extraOptions: { quiet: true },
    }),
    managedOrder: build.query<ManagedOrder, string>({
      query: (id) => ({ url: 'adm/order', params: { id } }),
      providesTags: ['Order'],
      extraOptions: { quiet: true },
    }),
    deskStep: build.mutation<unknown, DeskStep>({
      query: ({ id, path, body }) => ({ url: `adm/order/${path}`, method: 'PUT', body: { id, ...body } }),
      invalidatesTags: ['Order'],
    }),
  }),
});
export const { useManagedOrdersQuery, useManagedOrderQuery, useDeskStepMutation } = orderAdminApi;

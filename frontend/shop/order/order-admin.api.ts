import type { OrderHistoryAnswer } from '@maru/contracts/shop/order/order-history.views';
import type {
  MemberOrders,
  ShownPayment,
  ShownSurcharge,
  WaitingCounts,
} from '@maru/contracts/shop/order/order.queries';
import type { Order } from '@maru/contracts/shop/order/order.views';
import { orderApi } from './order.api.ts';

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
    ordersWaiting: build.query<WaitingCounts, void>({
      query: () => 'adm/order/waiting',
      providesTags: ['Order'],
      extraOptions: { quiet: true },
    }),
    managedOrder: build.query<ManagedOrder, string>({
      query: (id) => ({ url: 'adm/order', params: { id } }),
      providesTags: ['Order'],
      extraOptions: { quiet: true },
    }),
    orderHistory: build.query<OrderHistoryAnswer, string>({
      query: (id) => ({ url: 'adm/order/history', params: { id } }),
      providesTags: ['Order'],
      extraOptions: { quiet: true },
    }),
    addMemo: build.mutation<unknown, { readonly id: string; readonly text: string }>({
      query: (body) => ({ url: 'adm/order/memo', method: 'POST', body }),
      invalidatesTags: ['Order'],
    }),
    memberOrders: build.query<MemberOrders, string>({
      query: (id) => ({ url: 'adm/order/of_member', params: { id } }),
      providesTags: ['Order'],
      extraOptions: { quiet: true },
    }),
    deskStep: build.mutation<unknown, DeskStep>({
      query: ({ id, path, body }) => ({ url: `adm/order/${path}`, method: 'PUT', body: { id, ...body } }),
      invalidatesTags: ['Order'],
    }),
  }),
});
export const {
  useOrdersWaitingQuery,
  useManagedOrderQuery,
  useMemberOrdersQuery,
  useOrderHistoryQuery,
  useAddMemoMutation,
  useDeskStepMutation,
} = orderAdminApi;

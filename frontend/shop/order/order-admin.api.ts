import type { BackTo } from '@maru/contracts/shop/order/order.fields';
import type { ShownPayment, WaitingOrders } from '@maru/contracts/shop/order/order.queries';
import type { ManagedOrderRow, Order } from '@maru/contracts/shop/order/order.views';
import { type Cancelling, orderApi } from './order.api.ts';

export interface ManagedOrderPage {
  readonly list: readonly ManagedOrderRow[];
  readonly total: number;
  readonly waiting: WaitingOrders;
}
export type ManagedOrder = Order & { readonly payment: ShownPayment | null };
/** Steps that take nothing beside the order itself. */
export type SimpleStep = 'prepare' | 'deliver' | 'declineReturn' | 'declineExchange';

interface CameBack {
  readonly id: string;
  readonly back_to: BackTo;
}

const put = (url: string, body: object) => ({ url, method: 'PUT', body });

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
    stepOrder: build.mutation<unknown, { readonly id: string; readonly step: SimpleStep }>({
      query: (body) => put('adm/order/step', body),
      invalidatesTags: ['Order'],
    }),
    acceptReturn: build.mutation<unknown, CameBack>({
      query: (body) => put('adm/order/return', body),
      invalidatesTags: ['Order'],
    }),
    acceptExchange: build.mutation<unknown, CameBack>({
      query: (body) => put('adm/order/exchange', body),
      invalidatesTags: ['Order'],
    }),
    shipOrder: build.mutation<unknown, { readonly id: string; readonly courier: string; readonly tracking: string }>({
      query: (body) => put('adm/order/ship', body),
      invalidatesTags: ['Order'],
    }),
    settleRefund: build.mutation<unknown, { readonly id: string; readonly refund_id: string }>({
      query: (body) => put('adm/order/refund', body),
      invalidatesTags: ['Order'],
    }),
    cancelOrderFor: build.mutation<unknown, Cancelling & { readonly id: string }>({
      query: (body) => put('adm/order/cancel', body),
      invalidatesTags: ['Order'],
    }),
  }),
});
export const {
  useManagedOrdersQuery,
  useManagedOrderQuery,
  useStepOrderMutation,
  useAcceptReturnMutation,
  useAcceptExchangeMutation,
  useShipOrderMutation,
  useSettleRefundMutation,
  useCancelOrderForMutation,
} = orderAdminApi;

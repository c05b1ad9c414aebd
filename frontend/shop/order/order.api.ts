import type { OwnLicence } from '@maru/contracts/shop/licence/licence.views';
import type { Part } from '@maru/contracts/shop/order/order.fields';
import type { CancelReason } from '@maru/contracts/shop/payment/payment.fields';
import type { RefundAccount } from '@maru/contracts/shop/order/order.refund-account';
import type { PlacedOrder } from '@maru/contracts/shop/order/order.routes';
import type { Order, OrderRow } from '@maru/contracts/shop/order/order.views';
import { baseApi } from '../../kernel/api/base-api.ts';

export interface OrderPage {
  readonly list: readonly OrderRow[];
  readonly total: number;
}
/** What a guest shows in place of a login. */
export interface GuestProof {
  readonly number: string;
  readonly phone: string;
}
export interface Cancelling {
  /** Absent for all of it. */
  readonly parts?: readonly Part[];
  readonly reason: CancelReason;
  readonly refund_account?: RefundAccount;
}
export interface AskingBack extends Cancelling {
  readonly wish: 'requestReturn' | 'requestExchange';
}

/** The steps of a buyer, or of a guest who shows number and phone. Each answers whether it was done. */
export interface OrderCalls {
  readonly cancel: (wanted: Cancelling) => Promise<boolean>;
  readonly askBack: (wanted: AskingBack) => Promise<boolean>;
  readonly confirm: () => Promise<boolean>;
  /** What a payment window is opened with; undefined where it was refused. */
  readonly openPayment: () => Promise<PlacedOrder | undefined>;
}

const post = (url: string, body: object) => ({ url, method: 'POST', body });

export const orderApi = baseApi.enhanceEndpoints({ addTagTypes: ['Order'] }).injectEndpoints({
  endpoints: (build) => ({
    myOrders: build.query<OrderPage, object>({
      query: (params) => ({ url: 'shop/order/list', params }),
      providesTags: ['Order'],
    }),
    order: build.query<Order, string>({
      query: (id) => ({ url: 'shop/order', params: { id } }),
      providesTags: ['Order'],
      extraOptions: { quiet: true },
    }),
    cancelOrder: build.mutation<unknown, Cancelling & { readonly id: string }>({
      query: (body) => post('shop/order/cancel', body),
      invalidatesTags: ['Order'],
    }),
    askBack: build.mutation<unknown, AskingBack & { readonly id: string }>({
      query: (body) => post('shop/order/ask_back', body),
      invalidatesTags: ['Order'],
    }),
    confirmOrder: build.mutation<unknown, { readonly id: string }>({
      query: (body) => post('shop/order/confirm', body),
      invalidatesTags: ['Order'],
    }),
    /** A refusal means that the order has changed, so it is loaded again. */
    openOrderPayment: build.mutation<PlacedOrder, string>({
      query: (id) => post('shop/order/pay', { id }),
      invalidatesTags: (_data, error) => (error ? ['Order'] : []),
    }),
    guestOrder: build.mutation<Order, GuestProof>({
      query: (body) => post('shop/order/guest', body),
      extraOptions: { quiet: true },
    }),
    cancelGuestOrder: build.mutation<Order, GuestProof & Cancelling>({
      query: (body) => post('shop/order/guest/cancel', body),
    }),
    askGuestOrderBack: build.mutation<Order, GuestProof & AskingBack>({
      query: (body) => post('shop/order/guest/ask_back', body),
    }),
    confirmGuestOrder: build.mutation<Order, GuestProof>({ query: (body) => post('shop/order/guest/confirm', body) }),
    openGuestOrderPayment: build.mutation<PlacedOrder, GuestProof>({
      query: (body) => post('shop/order/guest/pay', body),
    }),
    licences: build.query<{ readonly list: readonly OwnLicence[] }, string>({
      query: (order_id) => ({ url: 'shop/licence/list', params: { order_id } }),
      providesTags: ['Order'],
      extraOptions: { quiet: true },
    }),
  }),
});
export const {
  useMyOrdersQuery,
  useOrderQuery,
  useLicencesQuery,
  useCancelOrderMutation,
  useAskBackMutation,
  useConfirmOrderMutation,
  useOpenOrderPaymentMutation,
  useGuestOrderMutation,
  useCancelGuestOrderMutation,
  useAskGuestOrderBackMutation,
  useConfirmGuestOrderMutation,
  useOpenGuestOrderPaymentMutation,
} = orderApi;

import type { OwnLicence } from '@maru/contracts/shop/licence/licence.views';
import type { ClaimKind, WantedOption } from '@maru/contracts/shop/order/claim.fields';
import type { Part, PlacedPart, Recipient } from '@maru/contracts/shop/order/order.fields';
import type { RefundAccount } from '@maru/contracts/shop/order/order.refund-account';
import type { OpenCounts } from '@maru/contracts/shop/order/order.queries';
import type { PlacedOrder } from '@maru/contracts/shop/order/order.routes';
import type { Order, OrderRow } from '@maru/contracts/shop/order/order.views';
import type { CancelReason } from '@maru/contracts/shop/payment/payment.fields';
import { baseApi } from '../../kernel/api/base-api.ts';

export interface OrderPage {
  readonly list: readonly OrderRow[];
  readonly total: number;
  /** How many go on, by group. */
  readonly open: OpenCounts;
}
/** What a guest shows in place of a login. */
export interface GuestProof {
  readonly number: string;
  readonly phone: string;
}
export interface Cancelling {
  /** Absent for all that may be cancelled. */
  readonly parts?: readonly Part[];
  readonly reason: CancelReason;
  readonly refund_account?: RefundAccount;
}
export interface Claiming {
  readonly kind: ClaimKind;
  readonly parts: readonly PlacedPart[];
  readonly reason: CancelReason;
  readonly photos?: readonly string[];
  readonly wanted?: readonly WantedOption[];
  /** A date. */
  readonly noticed?: string;
  readonly refund_account?: RefundAccount;
}
export type NewAddress = Omit<Recipient, 'email'>;

/** The steps of whoever holds an order. Each answers whether it was done; why not is in the snackbar then. */
export interface OrderCalls {
  readonly cancel: (wanted: Cancelling) => Promise<boolean>;
  readonly claim: (wanted: Claiming) => Promise<boolean>;
  readonly withdrawClaim: (claim: number) => Promise<boolean>;
  /** Without parcels all that came, and the licences. */
  readonly confirm: (parcels?: readonly number[]) => Promise<boolean>;
  readonly changeAddress: (address: NewAddress) => Promise<boolean>;
  /** Of a line; guests have none. */
  readonly showLicence: (line: number) => Promise<boolean>;
  /** What a payment window is opened with; undefined where it was refused. */
  readonly openPayment: () => Promise<PlacedOrder | undefined>;
  /** The same for what a claim costs beside. */
  readonly openSurcharge: (claim: number) => Promise<PlacedOrder | undefined>;
}
/** Paths after `shop/order/`, and for guests after `shop/order/guest/`. */
export type BuyerPath = 'cancel' | 'claim' | 'claim/withdraw' | 'confirm' | 'address' | 'licence/show';
interface BuyerStep {
  readonly path: BuyerPath;
  readonly body: object;
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
    stepOrder: build.mutation<unknown, BuyerStep & { readonly id: string }>({
      query: ({ id, path, body }) => post(`shop/order/${path}`, { id, ...body }),
      invalidatesTags: ['Order'],
    }),
    /** A refusal means that the order has changed, so it is loaded again. */
    openOrderPayment: build.mutation<PlacedOrder, string>({
      query: (id) => post('shop/order/pay', { id }),
      invalidatesTags: (_data, error) => (error ? ['Order'] : []),
    }),
    openSurcharge: build.mutation<PlacedOrder, { readonly id: string; readonly claim: number }>({
      query: (body) => post('shop/order/claim/pay', body),
      invalidatesTags: (_data, error) => (error ? ['Order'] : []),
    }),
    openGuestSurcharge: build.mutation<PlacedOrder, GuestProof & { readonly claim: number }>({
      query: (body) => post('shop/order/guest/claim/pay', body),
    }),
    guestOrder: build.mutation<Order, GuestProof>({
      query: (body) => post('shop/order/guest', body),
      extraOptions: { quiet: true },
    }),
    stepGuestOrder: build.mutation<Order, BuyerStep & { readonly proof: GuestProof }>({
      query: ({ proof, path, body }) => post(`shop/order/guest/${path}`, { ...proof, ...body }),
    }),
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
  useStepOrderMutation,
  useOpenOrderPaymentMutation,
  useGuestOrderMutation,
  useStepGuestOrderMutation,
  useOpenGuestOrderPaymentMutation,
  useOpenSurchargeMutation,
  useOpenGuestSurchargeMutation,
} = orderApi;

import { baseApi } from '../../kernel/api/base-api.ts';
import type { RefundAccount } from '@maru/contracts/shop/order/order.refund-account';
import type { OwnMoney } from '@maru/contracts/shop/payment/payment.queries';
import type { z } from 'zod';
import type { confirmationAnswer } from '@maru/contracts/shop/payment/payment.routes';

/** What the payment window brings back, as it names it. */
export interface PaymentRedirect {
  readonly paymentKey: string;
  readonly orderId: string;
  readonly amount: string;
}
export type Confirmed = z.infer<typeof confirmationAnswer>;

interface GivingAccount {
  readonly refund_account: RefundAccount;
}

export const paymentApi = baseApi.enhanceEndpoints({ addTagTypes: ['Order'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Asked again until it is known how it ended: the same question takes the money once. */
    confirmPayment: build.query<Confirmed, PaymentRedirect>({
      query: (body) => ({ url: 'shop/payment/confirm', method: 'POST', body }),
      extraOptions: { quiet: true },
    }),
    ownMoney: build.query<OwnMoney, string>({
      query: (id) => ({ url: 'shop/order/money', params: { id } }),
      providesTags: ['Order'],
      extraOptions: { quiet: true },
    }),
    giveRefundAccount: build.mutation<unknown, GivingAccount & { readonly id: string }>({
      query: (body) => ({ url: 'shop/order/refund_account', method: 'POST', body }),
      invalidatesTags: ['Order'],
    }),
    giveGuestRefundAccount: build.mutation<
      unknown,
      GivingAccount & { readonly number: string; readonly phone: string }
    >({
      query: (body) => ({ url: 'shop/order/guest/refund_account', method: 'POST', body }),
      invalidatesTags: ['Order'],
    }),
  }),
});
export const { useOwnMoneyQuery, useGiveRefundAccountMutation, useGiveGuestRefundAccountMutation } = paymentApi;

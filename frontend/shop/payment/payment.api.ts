import { baseApi } from '../../kernel/api/base-api.ts';
import type { z } from 'zod';
import type { confirmationAnswer } from '@maru/contracts/shop/payment/payment.routes';

/** What the payment window brings back, as it names it. */
export interface PaymentRedirect {
  readonly paymentKey: string;
  readonly orderId: string;
  readonly amount: string;
}
export type Confirmed = z.infer<typeof confirmationAnswer>;

export const paymentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Asked again until it is known how it ended: the same question takes the money once. */
    confirmPayment: build.query<Confirmed, PaymentRedirect>({
      query: (body) => ({ url: 'shop/payment/confirm', method: 'POST', body }),
      extraOptions: { quiet: true },
    }),
  }),
});

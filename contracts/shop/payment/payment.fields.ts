import { z } from 'zod';
import { deposit } from '../order/order.fields.ts';

/**
 * What the provider calls one try to pay: printable, up to 200 characters
 * (https://docs.tosspayments.com/reference#payment-객체).
 */
export const paymentKey = z.string().regex(/^[\x21-\x7e]{1,200}$/);

/**
 * What the provider says of one try. `pending`: nothing was taken yet; `refused`: nothing was taken and nothing will
 * be; `paid`: `amount` was taken, `cancelled` of it given back since. Money in won.
 */
export const seenPayment = z.object({
  key: z.string(),
  order_id: z.string(),
  status: z.enum(['pending', 'refused', 'awaitingDeposit', 'paid']),
  amount: z.int(),
  cancelled: z.int(),
  method: z.string(),
  receipt: z.string().nullable(),
  deposit: deposit.nullable(),
  code: z.string(),
});
export type SeenPayment = z.infer<typeof seenPayment>;

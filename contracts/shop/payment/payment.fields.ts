import { z } from 'zod';

/**
 * What the provider calls one try to pay: printable, up to 200 characters
 * (https://docs.tosspayments.com/reference#payment-객체).
 */
export const paymentKey = z.string().regex(/^[\x21-\x7e]{1,200}$/);

/** Where money is to be sent for an order: what a virtual account tells. */
export const deposit = z.object({ bank: z.string(), account: z.string(), due: z.string() });
export type Deposit = z.infer<typeof deposit>;

/** Chosen from a list: free text would be about people, and stays. */
export const cancelReason = z.enum([
  'changedMind',
  'wrongChoice',
  'defective',
  'lateDelivery',
  'outOfStock',
  'unpaid',
  'other',
]);
export type CancelReason = z.infer<typeof cancelReason>;
/** As the payment provider and the buyer read it. */
export const cancelReasons: Readonly<Record<CancelReason, string>> = {
  changedMind: '단순 변심',
  wrongChoice: '상품이나 옵션을 잘못 골랐어요',
  defective: '상품 불량',
  lateDelivery: '배송 지연',
  outOfStock: '재고 부족',
  unpaid: '결제 시간 초과',
  other: '기타',
};

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

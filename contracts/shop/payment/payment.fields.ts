import { z } from 'zod';
import { cashReceiptUse } from '../order-receipt/cash-receipt.fields.ts';

/** The provider's name of one attempt (https://docs.tosspayments.com/reference#payment-객체). */
export const paymentKey = z.string().regex(/^[\x21-\x7e]{1,200}$/);

/** Where money is to be sent for an order: what a virtual account tells. */
export const deposit = z.object({ bank: z.string(), account: z.string(), due: z.string() });
export type Deposit = z.infer<typeof deposit>;

/** Chosen from a list: free text would be about people, and stays. */
export const cancelReason = z.enum([
  'changedMind',
  'wrongChoice',
  'defective',
  'differs',
  'notArrived',
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
  differs: '상품이 설명과 달라요',
  notArrived: '상품을 받지 못했어요',
  lateDelivery: '배송 지연',
  outOfStock: '재고 부족',
  unpaid: '결제 시간 초과',
  other: '기타',
};

/** Why books that differ may stay so. */
export const differenceReason = z.enum(['atConsole', 'givenElsewhere', 'providerCorrects', 'other']);
export type DifferenceReason = z.infer<typeof differenceReason>;
/** As the desk reads it. */
export const differenceReasons: Readonly<Record<DifferenceReason, string>> = {
  atConsole: '결제사 화면에서 일부러 취소한 돈이에요',
  givenElsewhere: '구매자에게 다른 방법으로 돌려줬어요',
  providerCorrects: '결제사가 바로잡기로 했어요',
  other: '그 밖의 까닭이 있어요',
};

/** `pending`: nothing taken yet; `refused`: nor ever will be; `paid`: `amount` taken, `cancelled` given back. Won. */
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
  /** Whether the provider keeps the money until the buyer has confirmed. */
  escrow: z.boolean().optional(),
  /** A cash receipt that the provider wrote with the payment, for all of it. */
  receipt_in_payment: z
    .object({
      use: cashReceiptUse,
      amount: z.int(),
      tax_free: z.int(),
      key: z.string(),
      issue_number: z.string(),
      url: z.string(),
    })
    .optional(),
});
export type SeenPayment = z.infer<typeof seenPayment>;

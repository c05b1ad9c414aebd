import { z } from 'zod';
import { event } from '../../kernel/message.ts';
import { cancelReason, deposit, differenceReason } from './payment.fields.ts';

/** All tries to pay one order. */
export const paymentStream = (orderId: string) => `shop.payment-${orderId}`;
/** Reserves a try for one order; named by a hash, since keys may hold anything. */
export const paymentKeyStream = (hash: string) => `shop.paymentkey-${hash}`;

/** `id` is the order, `key` the try. */
const of = { id: z.string(), key: z.string() };
/** `tax_free` is missing in events from before it was told. */
const won = z.int();

export const paymentEvent = z.discriminatedUnion('type', [
  /** Written before the provider is asked to take money: whatever happens then, somebody will look. */
  event('PaymentRequested', { ...of, amount: won, tax_free: won.optional() }),
  /** Nothing was taken, nothing will be. */
  event('PaymentRefused', { ...of, code: z.string() }),
  event('PaymentDepositAwaited', { ...of, amount: won, deposit }),
  event('PaymentDone', {
    ...of,
    amount: won,
    method: z.string(),
    receipt: z.string().nullable(),
    /** The provider keeps it until the buyer has confirmed. */
    escrow: z.boolean().optional(),
  }),
  /** `cancelled` is all that was given back so far. */
  event('PaymentCancelled', { ...of, cancelled: won }),
  /**
   * Written before the provider is asked. `amount` null: whatever was taken, and nothing more may be taken. `tax_free` is
   * its part without VAT, of an amount; `covered` of it has gone back already, by somebody's hand at the provider.
   */
  event('RefundRequested', {
    ...of,
    refundId: z.string(),
    amount: won.nullable(),
    tax_free: won.optional(),
    covered: won.optional(),
    reason: cancelReason,
  }),
  /**
   * The refund waits for an account of the buyer: as of `order_revision` of the order there was none, or the provider
   * refused it with `code`.
   */
  event('RefundAccountNeeded', { ...of, refundId: z.string(), order_revision: z.int(), code: z.string() }),
  /** The order has an account by now, so the provider is asked. */
  event('RefundResumed', { ...of, refundId: z.string() }),
  /** `refused`: the provider will never do it, so a person has to; with the code `byHand` one has. */
  event('RefundSettled', { ...of, refundId: z.string(), outcome: z.enum(['done', 'refused']), code: z.string() }),
  /** Won: what the provider says the shop holds is not what the order thinks. */
  event('PaymentDiffers', { id: z.string(), held: z.int(), expected: z.int() }),
  /**
   * The figures agree again, or a person has said why they need not. `accepted`: by how many won they may differ from now
   * on; left out where that follows from the reason.
   */
  event('DifferenceClosed', {
    id: z.string(),
    reason: differenceReason.or(z.literal('agrees')),
    note: z.string(),
    accepted: z.int().optional(),
  }),
]);
export type PaymentEvent = z.infer<typeof paymentEvent>;

export const paymentKeyEvent = z.discriminatedUnion('type', [
  event('PaymentKeyReserved', { hash: z.string(), orderId: z.string() }),
]);
export type PaymentKeyEvent = z.infer<typeof paymentKeyEvent>;

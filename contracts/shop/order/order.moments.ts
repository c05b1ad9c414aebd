import { epochMs } from '../../kernel/fields.ts';
import type { Recorded } from '../../kernel/message.ts';
import { dueAtOf } from './order.due.ts';
import type { Allowance, Split, SurchargeBack } from './order.fields.ts';
import { partlyOf, statusOf } from './order.label.ts';
import type { OrderDocument } from './order.views.ts';
import { owedSinceOf, withSurchargesBack } from './surcharge.parts.ts';

export type OrderFacts = Readonly<Omit<OrderDocument, 'revision' | 'position'>>;
type Moment = OrderFacts['timeline'][number];
/** What is said of a step beside its time and what became of the order. */
export type Step = Omit<Moment, 'at' | 'status'>;

/** The order after a step, with what follows from where its pieces are, and with the step in its timeline. */
export const withStep = (
  order: OrderFacts | undefined,
  { meta }: Recorded,
  step: Step,
  change: Partial<OrderFacts> = {},
): OrderFacts | undefined => {
  if (!order) return undefined;
  const next = { ...order, ...change };
  const status = statusOf(next);
  const parts = step.parts?.map(({ no, quantity }) => ({ no, quantity }));
  return {
    ...next,
    status,
    partly: partlyOf(next),
    due_at: dueAtOf(next),
    owed_since: owedSinceOf(next.claims),
    awaited_since: awaitedSinceOf(next.claims),
    timeline: [...order.timeline, { at: epochMs(meta.at), ...step, ...(parts && { parts }), status }],
  };
};

/** When the first of the claims was closed whose goods are still to come, in epoch ms. */
const awaitedSinceOf = (claims: OrderFacts['claims']): number | null => {
  const times = claims.filter(({ awaited }) => awaited.length > 0).map(({ closed_at }) => closed_at ?? 0);
  return times.length === 0 ? null : Math.min(...times);
};

interface Restituted {
  readonly refund: number;
  readonly points?: number | undefined;
  readonly split?: Split | undefined;
  readonly surcharges_back?: readonly SurchargeBack[] | undefined;
  readonly allowance?: Allowance | undefined;
}
/**
 * Of orders from before shares were kept it is taken from the rest: all of it may have been with VAT. What the shop gives
 * back by hand it owes `since` then, in epoch ms.
 */
export const withRefund = (
  { refunded, points_back, tax_free_refunded, recharged, claims }: OrderFacts,
  { refund, points = 0, split, ...beside }: Restituted,
  since: number,
): Pick<OrderFacts, 'refunded' | 'points_back' | 'tax_free_refunded' | 'recharged' | 'claims'> => ({
  claims: withSurchargesBack(claims, beside, since),
  refunded: refunded + refund,
  points_back: points_back + points,
  tax_free_refunded: tax_free_refunded + (split?.tax_free ?? 0),
  recharged: recharged + (split?.recharge ?? 0),
});

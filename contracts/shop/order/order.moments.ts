import { epochMs } from '../../kernel/fields.ts';
import type { Recorded } from '../../kernel/message.ts';
import { dueAtOf } from './order.due.ts';
import { withSurchargesBack } from './exchange.parts.ts';
import type { Split, SurchargeBack } from './order.fields.ts';
import { partlyOf, statusOf } from './order.label.ts';
import type { OrderDocument } from './order.views.ts';

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
    timeline: [...order.timeline, { at: epochMs(meta.at), ...step, ...(parts && { parts }), status }],
  };
};

interface Restituted {
  readonly refund: number;
  readonly points?: number | undefined;
  readonly split?: Split | undefined;
  readonly surcharges_back?: readonly SurchargeBack[] | undefined;
}
/** Of orders from before shares were kept it is taken from the rest: all of it may have been with VAT. */
export const withRefund = (
  { refunded, points_back, tax_free_refunded, recharged, claims }: OrderFacts,
  { refund, points = 0, split, surcharges_back }: Restituted,
): Pick<OrderFacts, 'refunded' | 'points_back' | 'tax_free_refunded' | 'recharged' | 'claims'> => ({
  claims: withSurchargesBack(claims, surcharges_back),
  refunded: refunded + refund,
  points_back: points_back + points,
  tax_free_refunded: tax_free_refunded + (split?.tax_free ?? 0),
  recharged: recharged + (split?.recharge ?? 0),
});

import { earnedPercent } from '../points/points.fields.ts';
import type { Claim } from './claim.fields.ts';
import { type Ordered, restitutionFor, restOf } from './order.parts.ts';
import { besideIn } from './surcharge.parts.ts';

type Order = Ordered & { readonly claims: readonly Claim[] };
/** Of what is kept, less what went back of it while it stayed. */
const paidBeside = (order: Order): number => {
  const { paid, byHand } = besideIn(order, restOf(order));
  return paid + byHand;
};

/** Points for an order: of the money that was paid for goods and licences that were kept; sending them earns none. */
export const pointsEarnedBy = (order: Order): number => {
  const { refund, split } = restitutionFor(order, restOf(order));
  return Math.floor(
    ((refund - split.shipping + paidBeside(order)) * (order.terms?.point_percent ?? earnedPercent)) / 100,
  );
};

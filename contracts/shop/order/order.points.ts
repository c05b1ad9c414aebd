import { earnedPercent } from '../points/points.fields.ts';
import { leftOf, type Ordered, restitutionFor, restOf } from './order.parts.ts';

const paidBeside = ({ lines }: Ordered): number =>
  lines.reduce((sum, line) => line.surcharges.reduce((all, { each }) => all + each * leftOf(line), sum), 0);

/** Points for an order: of the money that was paid for goods and licences that were kept; sending them earns none. */
export const pointsEarnedBy = (order: Ordered): number => {
  const { refund, split } = restitutionFor(order, restOf(order));
  return Math.floor(
    ((refund - split.shipping + paidBeside(order)) * (order.terms?.point_percent ?? earnedPercent)) / 100,
  );
};

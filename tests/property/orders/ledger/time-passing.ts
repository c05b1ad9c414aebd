import { isClaimed, isFull, isOpen, left, type OrderAccount, unclaimed } from './order-account.ts';

const dayMs = 86_400_000;
/** Whoever got an answer has as long again to look. */
const afterClaims = ({ claims }: OrderAccount, isAbout: (part: { no: number; parcel: number | null }) => boolean) =>
  Math.max(
    0,
    ...claims.filter(({ parts }) => parts.some(isAbout)).map(({ closedAt }) => (closedAt ?? Infinity) + 8 * dayMs),
  );

const passParcels = (order: OrderAccount, now: number) => {
  for (const parcel of order.parcels) {
    if (!isFull(parcel) || isClaimed(order, parcel.no)) continue;
    const putOff = afterClaims(order, (part) => part.parcel === parcel.no);
    if (parcel.state === 'sent' && Math.max(putOff, parcel.sentAt + 7 * dayMs) <= now)
      Object.assign(parcel, { state: 'delivered', deliveredAt: now });
    else if (parcel.state === 'delivered' && Math.max(putOff, parcel.deliveredAt + 8 * dayMs) <= now)
      parcel.isAccepted = true;
  }
};
const passLicences = (order: OrderAccount, now: number) => {
  const waiting = order.lines.filter((line) => line.kind === 'licence' && left(line) > 0 && !line.isAccepted);
  const isAsked = (no: number) =>
    order.claims.some((claim) => isOpen(claim) && claim.parts.some((part) => part.no === no));
  const ready = waiting.filter(({ no }) => !isAsked(no));
  const putOff = afterClaims(
    { ...order, claims: order.claims.filter((claim) => !isOpen(claim)) },
    ({ parcel }) => parcel === null,
  );
  if (ready.length === 0 || Math.max(putOff, order.paidAt + 8 * dayMs) > now) return;
  for (const line of waiting) if (unclaimed(order, line.no, null) > 0) line.isAccepted = true;
};

/** Nobody said anything for so long that what was sent counts as delivered, and what came as accepted. */
export const passTimeOf = (order: OrderAccount, now: number): void => {
  if (order.stage !== 'paid') return;
  passParcels(order, now);
  passLicences(order, now);
};

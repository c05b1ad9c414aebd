import { dateText, dayOfText, type SeoulDay, seoulDay } from '@maru/contracts/kernel/seoul-days';
import { returnCostBearer } from '@maru/contracts/shop/law/withdrawal';
import { feeFor } from '@maru/contracts/shop/order/claim.fee';
import { type ClaimKind, noticed } from '@maru/contracts/shop/order/claim.fields';
import { isNoticeable, noticeableFrom } from '@maru/contracts/shop/order/claim.noticed';
import type { PlacedPart } from '@maru/contracts/shop/order/order.fields';
import { type Restitution, restitutionFor } from '@maru/contracts/shop/order/order.parts';
import { isWithin } from '@maru/contracts/shop/order/order.pieces';
import { claimableParts } from '@maru/contracts/shop/order/order.rules';
import type { OrderRole } from '@maru/contracts/shop/order/order.rules';
import type { Order } from '@maru/contracts/shop/order/order.views';
import type { CancelReason } from '@maru/contracts/shop/payment/payment.fields';

/** Only an administrator can know that something is out of stock. */
export const buyerReasons: readonly CancelReason[] = [
  'changedMind',
  'wrongChoice',
  'defective',
  'differs',
  'notArrived',
  'lateDelivery',
  'other',
];
export const adminReasons: readonly CancelReason[] = ['outOfStock', ...buyerReasons];
/** Nothing is wrong with what was not even sent. */
export const cancelReasonsOf = (by: OrderRole): readonly CancelReason[] =>
  (by === 'admin' ? adminReasons : buyerReasons).filter(
    (reason) => !['defective', 'differs', 'notArrived'].includes(reason),
  );

/** Whose claim it is, and when, in epoch ms. */
export interface Claimant {
  readonly kind: ClaimKind;
  readonly by: OrderRole;
  readonly now: number;
}
export const partsFor = (order: Order, { kind, by, now }: Claimant, reason: CancelReason): readonly PlacedPart[] =>
  claimableParts(order, { kind, roles: [by], now, reason });

/** A date, and why it will not do: what was noticed `tooLate`, or at a `wrong` time. */
export interface Noticed {
  readonly date: string;
  /** The first and the last date there can be. */
  readonly from: string;
  readonly until: string;
  readonly problem: 'tooLate' | 'wrong' | undefined;
}
interface Told {
  readonly reason: CancelReason;
  readonly parts: readonly PlacedPart[];
  readonly date: string;
  readonly from: SeoulDay;
}
const problemOf = (
  order: Order,
  { kind, by, now }: Claimant,
  { reason, parts, date, from }: Told,
): Noticed['problem'] => {
  if (!noticed.safeParse(date).success || !isNoticeable(date, from, now)) return 'wrong';
  const inTime = claimableParts(order, { kind, roles: [by], now, reason, noticed: dayOfText(date) });
  return isWithin(parts, inTime) ? undefined : 'tooLate';
};
/** When the buyer noticed what is wrong with the parts; undefined where nobody is asked. */
export const noticedOf = (
  order: Order,
  claimant: Claimant,
  claim: Pick<Told, 'reason' | 'parts'> & { readonly date: string | undefined },
): Noticed | undefined => {
  const from = claimant.by === 'buyer' ? noticeableFrom(order, claim.parts, claim.reason) : null;
  if (from === null) return undefined;
  const until = dateText(seoulDay(claimant.now));
  const date = claim.date ?? until;
  return { date, from: dateText(from), until, problem: problemOf(order, claimant, { ...claim, date, from }) };
};

const isUnderWay = ({ parcels }: Order) => !parcels.some(({ state }) => state === 'delivered');

/** Reasons whose time is not over for at least one piece; that nothing came is the first thought while nothing has. */
export const reasonsFor = (order: Order, claimant: Claimant): readonly CancelReason[] => {
  const reasons = (claimant.by === 'admin' ? adminReasons : buyerReasons).filter(
    (reason) => partsFor(order, claimant, reason).length > 0,
  );
  return claimant.kind !== 'cancel' && claimant.by === 'buyer' && isUnderWay(order)
    ? reasons.toSorted((one, other) => Number(other === 'notArrived') - Number(one === 'notArrived'))
    : reasons;
};

/** What stays chosen when there is something else to choose from; a single piece needs no choice. */
export const chosenOf = (all: readonly PlacedPart[], before: readonly PlacedPart[]): readonly PlacedPart[] => {
  if (all.length === 1) return before.length === 1 && isWithin(before, all) ? before : all;
  return before.filter((part) => isWithin([part], all));
};

export interface ClaimMoney extends Restitution {
  readonly fee: number;
}
/** What will come back for a claim, as far as is known before the goods are there. */
export const moneyOf = (
  order: Order,
  {
    kind,
    reason,
    parts,
  }: { readonly kind: ClaimKind; readonly reason: CancelReason; readonly parts: readonly PlacedPart[] },
): ClaimMoney => {
  const fee = feeFor(order, { kind, reason });
  return { ...restitutionFor(order, parts, kind === 'exchange' ? {} : { fee, fault: returnCostBearer(reason) }), fee };
};

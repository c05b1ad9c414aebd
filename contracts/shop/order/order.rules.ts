import { returnCostBearer, withdrawableUntil } from '../law/withdrawal.ts';
import { startOfDay, type SeoulDay, seoulDay } from '../../kernel/seoul-days.ts';
import type { CancelReason } from '../payment/payment.fields.ts';
import type { ClaimKind } from './claim.fields.ts';
import type { Amounts, Part, PlacedPart } from './order.fields.ts';
import type { TimedStanding } from './order.due.ts';
import {
  contentsOf,
  isClaimed,
  licenceParts,
  partsIn,
  preparedParts,
  unsentParts,
  waitingParts,
} from './order.pieces.ts';
import { heldOf, leftOf, restOf } from './order.parts.ts';
import type { Parcel } from './parcel.fields.ts';
import { heldSurcharges } from './surcharge.parts.ts';

/** `buyer` is also a guest who has shown number and phone; `system` what follows from payment and time. */
export type OrderRole = 'buyer' | 'admin' | 'system';

/** What the rules look at. Times are epoch ms. */
export interface StandingOrder extends TimedStanding {
  readonly amounts: Amounts;
  readonly refunded: number;
  readonly points_back: number;
  readonly address: string;
  readonly deposit: object | null;
  readonly pay_until: number;
}
type Rule = (order: StandingOrder, roles: readonly OrderRole[], now: number) => boolean;

const isShop = (roles: readonly OrderRole[]) => roles.includes('admin') || roles.includes('system');

/** Nobody opens a payment window beside an account that was given out, or when the time is over. */
export const isPayable: Rule = ({ deposit, pay_until }, _, now) => deposit === null && now < pay_until;
/** Money, also what was paid beside, or points that were paid with, that can still go back. */
export const refundable: Rule = (order) =>
  heldOf(order) > 0 || order.points_back < order.amounts.points || heldSurcharges(order).length > 0;
export const waiting: Rule = (order) => waitingParts(order).length > 0;
export const shippable: Rule = (order) => preparedParts(order).length > 0;

interface Time {
  readonly reason: CancelReason;
  /** Epoch ms; null while it has not come. */
  readonly deliveredAt: number | null;
  /** The day on which the buyer noticed what is wrong; undefined where nobody said. */
  readonly noticed?: SeoulDay | undefined;
  readonly now: number;
}
/** Nobody notices anything before it is there. */
const knownAtOf = ({ deliveredAt, noticed }: Time) =>
  deliveredAt === null || noticed === undefined ? undefined : startOfDay(Math.max(noticed, seoulDay(deliveredAt)));
/** What of these a buyer may still withdraw for this reason; an acceptance takes nothing away. */
const inTime = <P extends Part>({ lines }: StandingOrder, parts: readonly P[], time: Time) => {
  const { reason, deliveredAt, now } = time;
  return parts.filter(({ no }) => {
    const line = lines.find((one) => one.no === no);
    if (!line) return false;
    const { kind, made_to_order: madeToOrder = false, consented, shown_at } = line;
    const supplied = { kind, madeToOrder, consented, keyShown: shown_at !== null, deliveredAt };
    return now < (withdrawableUntil(supplied, reason, knownAtOf(time)) ?? 0);
  });
};
/** Licences come with their payment. */
const licencesInTime = (order: StandingOrder, time: Omit<Time, 'deliveredAt'>): readonly Part[] =>
  order.paid_at === null ? [] : inTime(order, licenceParts(order), { ...time, deliveredAt: order.paid_at });

/** What may be cancelled at once: a buyer cancels what nobody has begun to pack. */
export const cancellableParts = (order: StandingOrder, roles: readonly OrderRole[], now: number): readonly Part[] => {
  if (order.stage === 'awaitingPayment') return restOf(order);
  if (isShop(roles)) return [...unsentParts(order), ...licenceParts(order)];
  return [...waitingParts(order), ...licencesInTime(order, { reason: 'changedMind', now })];
};

/** A parcel may be on its label by then. */
export const changeableAddress: Rule = (order, roles) =>
  order.address !== '' &&
  (isShop(roles)
    ? unsentParts(order).length > 0
    : order.parcels.length === 0 && waitingParts(order).length > 0 && preparedParts(order).length === 0);

export const shownLicences: Rule = (order) =>
  order.lines.some((line) => line.kind === 'licence' && leftOf(line) > 0 && line.shown_at === null);

/** Parcels that came, and that nobody has accepted or claims anything of. */
export const acceptableParcels = (order: StandingOrder): readonly Parcel[] =>
  order.parcels.filter(
    (parcel) =>
      parcel.state === 'delivered' &&
      parcel.accepted_at === null &&
      contentsOf(parcel).length > 0 &&
      !isClaimed(order, parcel.no),
  );
export const acceptableLicences = (order: StandingOrder): readonly number[] =>
  licenceParts(order)
    .map(({ no }) => no)
    .filter((no) => order.lines.some((line) => line.no === no && line.accepted_at === null));
export const confirmable: Rule = (order) => acceptableParcels(order).length > 0 || acceptableLicences(order).length > 0;

interface Asking {
  readonly kind: ClaimKind;
  readonly roles: readonly OrderRole[];
  readonly now: number;
  /** Undefined asks whether any reason would do. */
  readonly reason?: CancelReason;
  readonly noticed?: SeoulDay | undefined;
}
/** The law gives most time for what is faulty. */
const anyFault: CancelReason = 'defective';

const claimablePartsIn = (order: StandingOrder, parcel: Parcel, asking: Asking): readonly PlacedPart[] => {
  if (parcel.state === 'unpacked') return [];
  if (isShop(asking.roles)) return partsIn(order, parcel);
  // It is still in the shop: its buyer asks to cancel it.
  if (parcel.state === 'ready') return [];
  const deliveredAt = parcel.state === 'delivered' ? parcel.delivered_at : null;
  const { reason = anyFault, noticed, now } = asking;
  return inTime(order, partsIn(order, parcel), { reason, noticed, deliveredAt, now });
};

/** Without a fault a licence is cancelled at once, or not at all. */
const faultyLicences = (order: StandingOrder, { reason = anyFault, noticed, now }: Asking): readonly Part[] =>
  returnCostBearer(reason) === 'shop' ? licencesInTime(order, { reason, noticed, now }) : [];

const unfetchedParts = (order: StandingOrder): readonly PlacedPart[] =>
  order.parcels.filter(({ state }) => state === 'ready').flatMap((parcel) => partsIn(order, parcel));

/** Pieces that a claim of this kind may name: of what is packed, issued or not fetched to be cancelled, of parcels to be sent back. */
export const claimableParts = (order: StandingOrder, asking: Asking): readonly PlacedPart[] =>
  asking.kind === 'cancel'
    ? [
        ...[...preparedParts(order), ...faultyLicences(order, asking)].map((one) => ({ ...one, parcel: null })),
        ...unfetchedParts(order),
      ]
    : order.parcels.flatMap((parcel) => claimablePartsIn(order, parcel, asking));

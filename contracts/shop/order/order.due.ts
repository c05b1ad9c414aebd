import { type Claim, isOpen } from './claim.fields.ts';
import { isReplacedOutside, type Standing } from './order.label.ts';
import { contentsOf, isClaimed, licenceParts } from './order.pieces.ts';
import type { Parcel } from './parcel.fields.ts';

/** Days after which a parcel counts as delivered, and what is there as accepted, when nobody says anything. */
export const deliverDays = 7;
export const confirmDays = 8;
const dayMs = 24 * 60 * 60 * 1000;
/** From epoch ms to epoch ms. */
export const afterDays = (at: number, days: number): number => at + days * dayMs;

/** What time brings about next: a parcel, or the licences, `at` in epoch ms. */
export type Timer =
  | { readonly step: 'deliver' | 'confirm'; readonly parcel: number; readonly at: number }
  | { readonly step: 'confirmLicences'; readonly lines: readonly number[]; readonly at: number };

export interface TimedStanding extends Standing {
  readonly paid_at: number | null;
}

/** A claim puts off what it is about, and so does sending others, which takes as long as the first did. */
const endOf = (claim: Claim) =>
  afterDays(claim.closed_at ?? 0, isReplacedOutside(claim) ? deliverDays + confirmDays : confirmDays);
const putOff = ({ claims }: Standing, parcel: number | null, at: number): number =>
  Math.max(at, ...claims.filter(({ parts }) => parts.some((part) => part.parcel === parcel)).map(endOf));

const parcelTimer = (order: Standing, parcel: Parcel): readonly Timer[] => {
  const { no, state, sent_at, delivered_at, accepted_at } = parcel;
  if (contentsOf(parcel).length === 0 || isClaimed(order, no)) return [];
  if (state === 'sent')
    return [{ step: 'deliver', parcel: no, at: putOff(order, no, afterDays(sent_at, deliverDays)) }];
  if (state !== 'delivered' || delivered_at === null || accepted_at !== null) return [];
  return [{ step: 'confirm', parcel: no, at: putOff(order, no, afterDays(delivered_at, confirmDays)) }];
};

const licenceTimer = (order: TimedStanding): readonly Timer[] => {
  const claimed = order.claims.filter(isOpen).flatMap(({ parts }) => parts.map(({ no }) => no));
  const lines = licenceParts(order)
    .map(({ no }) => no)
    .filter((no) => !claimed.includes(no) && order.lines.some((line) => line.no === no && line.accepted_at === null));
  if (order.paid_at === null || lines.length === 0) return [];
  return [{ step: 'confirmLicences', lines, at: putOff(order, null, afterDays(order.paid_at, confirmDays)) }];
};

/** Every timer that runs. */
export const timersOf = (order: TimedStanding): readonly Timer[] =>
  order.stage === 'paid'
    ? [...order.parcels.flatMap((parcel) => parcelTimer(order, parcel)), ...licenceTimer(order)]
    : [];

/** When the system takes its next step, in epoch ms; null where it takes none. */
export const dueAtOf = (order: TimedStanding): number | null => {
  const times = timersOf(order).map(({ at }) => at);
  return times.length === 0 ? null : Math.min(...times);
};

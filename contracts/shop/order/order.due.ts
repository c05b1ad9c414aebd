import { type Claim, isOpen } from './claim.fields.ts';
import { isReplacedOutside, type Standing } from './order.label.ts';
import { claimedParcels, contentsOf, licenceParts } from './order.pieces.ts';
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
type PutOff = (parcel: number | null, at: number) => number;
/** For many parcels at once: the claims are gone through only here. */
const putOffBy = (claims: readonly Claim[]): PutOff => {
  const ends = new Map<number | null, number>();
  for (const claim of claims)
    for (const { parcel } of claim.parts) ends.set(parcel, Math.max(endOf(claim), ends.get(parcel) ?? 0));
  return (parcel, at) => Math.max(at, ends.get(parcel) ?? 0);
};

const parcelTimer = (parcel: Parcel, putOff: PutOff): readonly Timer[] => {
  const { no, state, sent_at, delivered_at, accepted_at } = parcel;
  if (contentsOf(parcel).length === 0) return [];
  if (state === 'sent') return [{ step: 'deliver', parcel: no, at: putOff(no, afterDays(sent_at, deliverDays)) }];
  if (state !== 'delivered' || delivered_at === null || accepted_at !== null) return [];
  return [{ step: 'confirm', parcel: no, at: putOff(no, afterDays(delivered_at, confirmDays)) }];
};

const licenceTimer = (order: TimedStanding, putOff: PutOff): readonly Timer[] => {
  const claimed = order.claims.filter(isOpen).flatMap(({ parts }) => parts.map(({ no }) => no));
  const lines = licenceParts(order)
    .map(({ no }) => no)
    .filter((no) => !claimed.includes(no) && order.lines.some((line) => line.no === no && line.accepted_at === null));
  if (order.paid_at === null || lines.length === 0) return [];
  return [{ step: 'confirmLicences', lines, at: putOff(null, afterDays(order.paid_at, confirmDays)) }];
};

/** Every timer that runs. */
export const timersOf = (order: TimedStanding): readonly Timer[] => {
  if (order.stage !== 'paid') return [];
  const putOff = putOffBy(order.claims);
  const claimed = claimedParcels(order);
  return [
    ...order.parcels.filter(({ no }) => !claimed.has(no)).flatMap((parcel) => parcelTimer(parcel, putOff)),
    ...licenceTimer(order, putOff),
  ];
};

/** When the system takes its next step, in epoch ms; null where it takes none. */
export const dueAtOf = (order: TimedStanding): number | null => {
  const times = timersOf(order).map(({ at }) => at);
  return times.length === 0 ? null : Math.min(...times);
};

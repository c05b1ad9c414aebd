import { type Claim, isOpen } from '@maru/contracts/shop/order/claim.fields';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import type { OrderLine } from '@maru/contracts/shop/order/order.fields';
import { besides, formTime, remnantOf } from './liveness-beside.fixture.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
/** Of the claims that came in one parcel, the one that the others are said to be with. */
const headOf = (claims: readonly Claim[], claim: Claim): number => {
  const head = claims.find(({ no }) => no === claim.together);
  return head ? headOf(claims, head) : claim.no;
};
const feeTaken = ({ how, fee, surcharge }: Claim): number => (how === 'refund' ? fee : (surcharge?.fee ?? 0));

/** Whose goods were fetched when it was closed, and have not come. */
const awaited = ({ claims }: OrderFacts, numbers: FormNumbers): readonly Claim[] =>
  claims
    .filter((claim) => claim.awaited.length > 0)
    .map((claim) =>
      remnantOf(claim, {
        kind: claim.kind,
        state: 'declined',
        how: null,
        fault: claim.fault,
        reason: claim.fault === 'shop' ? 'defective' : 'changedMind',
        awaited: placesOf(claim.awaited, numbers),
      }),
    )
    .map((claim) => ({ claim, key: JSON.stringify([claim.fault, claim.awaited]) }))
    .toSorted((one, other) => Number(one.key > other.key) - Number(one.key < other.key))
    .map(({ claim }) => claim);

/** What was kept of refunds for sending back, and did not go back later. */
const kept = ({ claims, allowance }: OrderFacts): readonly Claim[] => {
  const fees = sum(claims.map(({ how, fee }) => (how === 'refund' ? fee : 0)));
  const fee = Math.max(0, fees - allowance.fee);
  return claims.slice(0, 1).flatMap((claim) => (fee > 0 ? [remnantOf(claim, { how: 'refund', fee })] : []));
};

/** What was taken for a parcel in which open claims came, too; sending costs no more, so more takes nothing off. */
const taken = ({ claims, terms }: OrderFacts, head: number): readonly Claim[] => {
  const most = Math.max(terms.return_fee ?? 0, terms.exchange_fee ?? 0);
  const settled = claims.filter((claim) => !isOpen(claim) && headOf(claims, claim) === head);
  const fee = Math.min(most, sum(settled.map(feeTaken)));
  const none = { amount: 0, back: 0, handed: 0, owed_since: null, allowance: { difference: 0, fee: 0 } };
  const surcharge = { ...none, how: 'waived', fee } as const;
  return settled.slice(0, 1).flatMap((claim) => (fee > 0 ? [remnantOf(claim, { surcharge })] : []));
};

/** The number that something has in a form, by the one it had. */
export type Numbers = ReadonlyMap<number, number>;
export const numberIn = (numbers: Numbers, no: number): number => numbers.get(no) ?? 0;
export const renumbered = (surcharges: OrderLine['surcharges'], claims: Numbers): OrderLine['surcharges'] =>
  surcharges.map(({ claim, each }) => ({ claim: numberIn(claims, claim), each }));

export interface FormNumbers {
  readonly lines: Numbers;
  readonly parcels: Numbers;
}
/** Where its pieces are, those of one line in one place together. */
const placesOf = (parts: Claim['parts'], { lines, parcels }: FormNumbers): Claim['parts'] => {
  const places = new Map<string, Claim['parts'][number]>();
  for (const part of parts) {
    const no = numberIn(lines, part.no);
    const parcel = part.parcel === null ? null : numberIn(parcels, part.parcel);
    const before = places.get(`${parcel} ${no}`)?.quantity ?? 0;
    places.set(`${parcel} ${no}`, { no, parcel, quantity: part.quantity + before });
  }
  return [...places].toSorted(([one], [other]) => Number(one > other) - Number(one < other)).map(([, part]) => part);
};
/** What is still asked of it: who opened it counts until the shop has begun, and of the reason who pays for it. */
export const claimKey = ({ kind, state, by, fault, asked }: Claim) =>
  JSON.stringify([kind, state, state === 'requested' && by, fault, asked && [asked.paid, asked.difference, asked.fee]]);

const standing = (claim: Claim, numbers: FormNumbers, claims: Numbers): Claim => {
  const { state, by, fault, asked } = claim;
  const linesOf = (lines: NonNullable<Claim['asked']>['lines']) =>
    lines.map(({ surcharges, ...line }) => ({
      ...line,
      no: 0,
      of: numberIn(numbers.lines, line.of),
      ...(surcharges && { surcharges: renumbered(surcharges, claims) }),
    }));
  return {
    ...claim,
    no: numberIn(claims, claim.no),
    by: state === 'requested' ? by : 'buyer',
    reason: fault === 'shop' ? 'defective' : 'changedMind',
    parts: placesOf(claim.parts, numbers),
    opened_at: formTime,
    arrived_at: claim.arrived_at === null ? null : formTime,
    asked: asked && {
      ...asked,
      ask: 1,
      asked_at: formTime,
      lines: linesOf(asked.lines),
      paid: asked.paid && { ...asked.paid, at: formTime },
    },
  };
};

/** Claims that are open, and what others leave to them and to the money; with the numbers they have now. */
export const claimsOf = (order: OrderFacts, lines: readonly OrderLine[], numbers: FormNumbers) => {
  const sortKey = (claim: Claim) => claimKey(claim) + JSON.stringify(placesOf(claim.parts, numbers));
  const open = order.claims.filter(isOpen).map((claim) => ({ claim, key: sortKey(claim) }));
  const sorted = open.toSorted((one, other) => Number(one.key > other.key) - Number(one.key < other.key));
  const left = [...sorted.map(({ claim }) => claim), ...besides(order, lines)];
  const nos: Numbers = new Map(left.map(({ no }, at) => [no, at + 1]));
  const headBefore = (no: number) =>
    order.claims.filter((one) => one.no === no).map((one) => headOf(order.claims, one))[0];
  const heads = [...new Set(sorted.map(({ claim }) => headBefore(claim.no) ?? 0))];
  const fees = heads.flatMap((head) => taken(order, head).map((remnant) => ({ head, remnant })));
  const feeNo = (head: number | undefined) => {
    const at = fees.findIndex((one) => one.head === head);
    return at < 0 ? undefined : left.length + 1 + at;
  };
  const firstOf = (head: number | undefined) =>
    feeNo(head) ?? nos.get(sorted.find(({ claim }) => headBefore(claim.no) === head)?.claim.no ?? 0);
  const claims = left.map((claim, at) => {
    if (!isOpen(claim)) return { ...claim, no: at + 1 };
    const [{ pickup }, first, now] = [claim, firstOf(headBefore(claim.no)), standing(claim, numbers, nos)];
    const named = sorted.find((one) => pickup && one.claim.pickup?.tracking === pickup.tracking)?.claim.no ?? 0;
    return {
      ...now,
      together: first === now.no ? null : (first ?? null),
      pickup: pickup && { courier: pickup.courier, tracking: `of ${numberIn(nos, named)}` },
    };
  });
  const remnants = [...fees.map(({ remnant }) => remnant), ...kept(order), ...awaited(order, numbers)];
  return { nos, claims: [...claims, ...remnants.map((one, at) => ({ ...one, no: left.length + 1 + at }))] };
};

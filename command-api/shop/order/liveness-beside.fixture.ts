import { type Claim, isOpen } from '@maru/contracts/shop/order/claim.fields';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import type { OrderLine } from '@maru/contracts/shop/order/order.fields';
import { owedByHand, surchargeHeld } from '@maru/contracts/shop/order/surcharge.parts';

/** The one time at which everything happened, as far as a form says; in epoch ms. */
export const formTime = Date.parse('2026-03-02T03:00:00Z');

/** A claim that is closed, and of which nothing is left but what is said here. */
export const remnantOf = (claim: Claim, more: Partial<Claim>): Claim => ({
  ...claim,
  kind: 'return',
  by: 'buyer',
  state: 'settled',
  parts: [],
  reason: 'changedMind',
  fault: 'buyer',
  fee: 0,
  wanted: [],
  opened_at: formTime,
  arrived_at: null,
  closed_at: formTime,
  pickup: null,
  awaited: [],
  together: null,
  answer: null,
  how: 'replacement',
  refund: 0,
  points: 0,
  asked: null,
  surcharge: null,
  back_to: null,
  lines: [],
  ...more,
});

const isReferred = (lines: readonly OrderLine[], { no }: Claim) =>
  lines.some(({ surcharges }) => surcharges.some(({ claim }) => claim === no));
/** What is still held of what was paid beside for a claim, or owed by hand: what is given back is all of it. */
const besideOf = ({ surcharge, fee: own, ...claim }: Claim) => {
  if (surcharge === null || surcharge.how === 'waived') return undefined;
  const { how, fee, allowance } = surcharge;
  const owed = Math.min(1, owedByHand({ surcharge }));
  const held = how === 'paid' ? surchargeHeld({ ...claim, surcharge, fee: own }) : 0;
  return { how, owed, held, own, fee: fee - allowance.fee, difference: allowance.difference };
};
type Beside = NonNullable<ReturnType<typeof besideOf>>;
export const besideKey = (claim: Claim) => JSON.stringify(besideOf(claim));
const surchargeOf = ({ how, owed, held, fee, difference }: Beside): NonNullable<Claim['surcharge']> => ({
  how,
  fee,
  amount: held + owed,
  back: owed,
  allowance: { difference, fee: 0 },
  handed: 0,
  owed_since: null,
});

const none = { how: 'byHand', owed: 0, held: 0, own: 0, fee: 0, difference: 0 } as const;
/** Of what no line refers to: each kind is given back alone, and how much there is of it nothing asks. */
const facetsOf = (beside: Beside): readonly Beside[] => {
  const { how, fee, owed, held, own } = beside;
  if (held > own) return [beside];
  return [
    ...(fee > 0 && how === 'paid' ? [{ ...none, how, held: 1, own: 1, fee: 1 }] : []),
    ...(fee > 0 && how === 'byHand' ? [{ ...none, own: 1, fee: 1 }] : []),
    ...(owed > 0 ? [{ ...none, owed }] : []),
  ];
};
/** Closed claims that something is still held of, or owed: those that lines refer to, and what else there is. */
export const besides = ({ claims }: OrderFacts, lines: readonly OrderLine[]): readonly Claim[] => {
  const closed = claims
    .filter((claim) => !isOpen(claim))
    .flatMap((claim) => {
      const beside = besideOf(claim);
      return beside ? [{ claim, beside, key: besideKey(claim), isReferred: isReferred(lines, claim) }] : [];
    });
  const referred = closed.filter((one) => one.isReferred);
  const facets = closed
    .filter((one) => !one.isReferred)
    .flatMap(({ claim, beside }) =>
      facetsOf(beside).map((facet) => ({ claim: { ...claim, no: 0 }, beside: facet, key: JSON.stringify(facet) })),
    );
  const byKey = <T extends { readonly key: string }>(some: readonly T[]) =>
    some.toSorted((one, other) => Number(one.key > other.key) - Number(one.key < other.key));
  return [...byKey(referred), ...byKey([...new Map(facets.map((facet) => [facet.key, facet])).values()])].map(
    ({ claim, beside }) => remnantOf(claim, { fee: beside.own, surcharge: surchargeOf(beside) }),
  );
};

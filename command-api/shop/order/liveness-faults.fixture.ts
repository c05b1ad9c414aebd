import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import { surchargeHeld } from '@maru/contracts/shop/order/surcharge.parts';
import { heldOf, leftOf } from '@maru/contracts/shop/order/order.parts';
import type { Move } from './liveness-moves.fixture.ts';

export interface Taken {
  readonly move: Move;
  /** Undefined where it is refused, or changes nothing. */
  readonly order: OrderFacts | undefined;
}
export interface TakenBy {
  readonly buyer: readonly Taken[];
  readonly admin: readonly Taken[];
  readonly system: readonly Taken[];
  /** By a buyer whose time is over, more of it each. */
  readonly late: readonly (readonly Taken[])[];
}

export const describeOrder = (order: OrderFacts): string => {
  const parcels = order.parcels.map(({ no, state }) => `parcel ${no} ${state}`);
  const claims = order.claims.map(({ no, kind, state }) => `claim ${no} (${kind}) ${state}`);
  const lines = order.lines.map((line) => `line ${line.no} (${line.kind}) ${leftOf(line)} left`);
  return [order.status, `${heldOf(order)} held`, ...lines, ...parcels, ...claims].join('; ');
};
export const isClosed = ({ stage, status }: OrderFacts): boolean =>
  ['expired', 'cancelled'].includes(stage) || ['confirmed', 'cancelled', 'returned'].includes(status);

/** Buttons that leave the pieces where they are. */
const still = /^(refund|changeAddress|showLicence)$|^correct|^handBack/;
const acts = (taken: readonly Taken[]) => taken.some(({ move, order }) => order && !still.test(move.name));
const deadButtons = (taken: readonly Taken[]): readonly string[] => {
  const names = (some: readonly Taken[]) => new Set(some.map(({ move: { who, name } }) => `${who}: ${name}`));
  const worked = names(taken.filter(({ order }) => order));
  return [...names(taken)].filter((name) => !worked.has(name)).map((name) => `${name} is shown and refused`);
};

const isTooMuch = (order: OrderFacts) => heldOf(order) < 0 || order.tax_free_refunded > order.amounts.tax_free;
/** What is wrong with where an order stands, in words. */
export const faultsOf = (order: OrderFacts, { buyer, admin, system, late }: TakenBy): readonly string[] => {
  const isWaiting = order.stage === 'awaitingPayment';
  const runs = system.some(({ move, order: then }) => then && (!isWaiting || move.name === 'expire'));
  const goesOn = isClosed(order) || runs || [admin, late.at(-1) ?? []].some(acts);
  return [
    ...new Set([buyer, admin, ...late].flatMap(deadButtons)),
    ...(goesOn ? [] : ['nobody can act and nothing is timed']),
    ...(isWaiting || system.every(({ order: then }) => then) ? [] : ['a timer is due for ever']),
    ...(isTooMuch(order) ? ['more went back than was paid'] : []),
  ];
};

/** Sending both ways is paid for by whoever is at fault; the rest of what was paid beside goes back with the goods. */
const isOverpaid = (claim: OrderFacts['claims'][number]) => surchargeHeld(claim) > claim.fee;
/** What is wrong where everything was to be given back. */
export const moneyFaults = (back: OrderFacts): readonly string[] => [
  ...(heldOf(back) > 0 ? ['money stays'] : []),
  ...(back.claims.some(isOverpaid) ? ['what was paid beside stays'] : []),
  ...(back.points_back < back.amounts.points ? ['points stay'] : []),
  ...(back.lines.some((line) => leftOf(line) > 0) ? ['pieces stay'] : []),
];

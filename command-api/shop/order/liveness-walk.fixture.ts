import { isOpen } from '@maru/contracts/shop/order/claim.fields';
import { timersOf } from '@maru/contracts/shop/order/order.due';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import { owedByHand, surchargeHeld } from '@maru/contracts/shop/order/surcharge.parts';
import { heldOf, leftOf } from '@maru/contracts/shop/order/order.parts';
import { contentsOf } from '@maru/contracts/shop/order/order.pieces';
import { defectEnd, withdrawalEnd } from '@maru/contracts/shop/law/withdrawal';
import { done, type Moment, type Move, movesOf, systemMoves } from './liveness-moves.fixture.ts';
import { dayMs } from './order.spec.ts';

export interface Visited extends Moment {
  /** What led there. */
  readonly way: string;
}
/** How far it is walked: more of the same brings nothing new. */
const most = { parcels: 2, claims: 2, lines: 5 };
const waits = [7, 8, 20, 122];

/** Times are told by what has come of them: within which of the law's periods they are, which timers are due. */
const phaseOf = (at: number | null, now: number) =>
  at === null ? '' : `${now < withdrawalEnd(at) ? 'w' : ''}${now < defectEnd(at) ? 'd' : ''}`;

/** Orders of the same form have the same buttons and timers, whatever happened to them and however much money is left. */
const formOf = ({ order, now }: Moment): string =>
  JSON.stringify([
    order.stage,
    order.stage === 'awaitingPayment' && [order.deposit !== null, now < order.pay_until],
    order.lines.flatMap((line) => {
      const { no, prepared, shown_at, accepted_at } = line;
      return leftOf(line) > 0 ? [[no, leftOf(line), prepared, shown_at !== null, accepted_at !== null]] : [];
    }),
    order.parcels.flatMap((parcel) => {
      const { state, accepted_at, delivered_at } = parcel;
      const contents = contentsOf(parcel);
      return contents.length > 0 ? [[contents, state, accepted_at !== null, phaseOf(delivered_at, now)]] : [];
    }),
    order.claims.flatMap((claim) =>
      isOpen(claim)
        ? [
            [
              claim.kind,
              claim.by,
              claim.state,
              claim.fault,
              claim.parts,
              surchargeHeld(claim) > 0,
              claim.asked !== null,
            ],
          ]
        : [[claim.awaited, owedByHand(claim) > 0]],
    ),
    new Set(order.claims.map(({ how }) => how)).size,
    heldOf(order) > 0,
    order.claims.some((claim) => surchargeHeld(claim) > 0),
    phaseOf(order.paid_at, now),
    timersOf(order).map(({ at, step }) => [step, at <= now]),
  ]);
const isWithin = ({ parcels, claims, lines }: OrderFacts) =>
  parcels.length <= most.parcels && claims.length <= most.claims && lines.length <= most.lines;

export const isClosed = ({ stage, status }: OrderFacts): boolean =>
  ['expired', 'cancelled'].includes(stage) || ['confirmed', 'cancelled', 'returned'].includes(status);
/** Buttons that leave the pieces where they are. */
const still = /^(refund|changeAddress|showLicence)$|^correct|^handBack/;

export const describeMoment = ({ order, now, way }: Visited): string => {
  const parcels = order.parcels.map(({ no, state }) => `parcel ${no} ${state}`);
  const claims = order.claims.map(({ no, kind, state }) => `claim ${no} (${kind}) ${state}`);
  const lines = order.lines.map((line) => `line ${line.no} (${line.kind}) ${leftOf(line)} left`);
  const day = Math.floor((now - order.placed_at) / dayMs);
  return [order.status, `${heldOf(order)} held, day ${day}`, ...lines, ...parcels, ...claims, way].join('; ');
};

/** Everything goes back by an administrator's hands alone: claims are answered, the rest is cancelled or asked back. */
const wayBack = (moment: Moment): OrderFacts => {
  const { now } = moment;
  let { order } = moment;
  const act = (wanted: (move: Move) => boolean) => {
    for (const move of movesOf({ order, now }, 'admin').filter(wanted)) {
      const next = done({ order, now }, move);
      if (next) order = next;
      if (next) return true;
    }
    return false;
  };
  const goesOn = () =>
    act(({ name }) => name.startsWith('refundClaim')) ||
    act(({ name }) => name === 'cancel') ||
    act(({ command }) => command.type === 'OpenClaim' && command.data.reason === 'defective');
  for (let steps = 0; steps < 30 && goesOn(); steps += 1);
  act(({ name, command }) => name === 'refund' && !('surcharges' in command.data));
  return order;
};

interface Taken {
  readonly move: Move;
  /** Undefined where it is refused, or changes nothing. */
  readonly order: OrderFacts | undefined;
}
const isSystem = ({ move }: Taken) => move.who === 'system';

const deadButtons = (taken: readonly Taken[]): readonly string[] => {
  const names = (some: readonly Taken[]) => new Set(some.map(({ move: { who, name } }) => `${who}: ${name}`));
  const worked = names(taken.filter(({ order }) => order));
  return [...names(taken.filter((one) => !isSystem(one)))].filter((name) => !worked.has(name));
};

/** Sending both ways is paid for by whoever is at fault; the rest of what was paid beside goes back with the goods. */
const isOverpaid = (claim: OrderFacts['claims'][number]) => surchargeHeld(claim) > claim.fee;
const moneyFaults = (visited: Visited): readonly string[] => {
  const { order } = visited;
  if (order.stage !== 'paid') return [];
  const back = wayBack(visited);
  return [
    ...(heldOf(back) > 0 ? ['money stays'] : []),
    ...(back.claims.some(isOverpaid) ? ['what was paid beside stays'] : []),
    ...(back.points_back < back.amounts.points ? ['points stay'] : []),
    ...(back.lines.some((line) => leftOf(line) > 0) ? ['pieces stay'] : []),
    ...(heldOf(order) < 0 || order.tax_free_refunded > order.amounts.tax_free ? ['more went back than was paid'] : []),
  ];
};

/** What is wrong with where an order stands, in words. */
const faultsOf = (visited: Visited, taken: readonly Taken[]): readonly string[] => {
  const { order, now } = visited;
  const acts = taken.some(({ move }) => move.who !== 'system' && !still.test(move.name));
  const timers = timersOf(order);
  const isDue = timers.some(({ at }) => at <= now);
  const faults = [
    ...deadButtons(taken).map((name) => `${name} is shown and refused`),
    ...(isClosed(order) || acts || order.stage === 'awaitingPayment' || timers.length > 0
      ? []
      : ['nobody can act and nothing is timed']),
    ...(isDue && !taken.some((one) => isSystem(one) && one.order) ? ['a timer is due for ever'] : []),
    ...moneyFaults(visited),
  ];
  return faults.map((fault) => `${fault}: ${describeMoment(visited)}`);
};

const takenFrom = (visited: Visited): readonly Taken[] =>
  [...movesOf(visited, 'buyer'), ...movesOf(visited, 'admin'), ...systemMoves(visited)].map((move) => ({
    move,
    order: done(visited, move),
  }));
const reachedFrom = ({ order: before, now, way }: Visited, taken: readonly Taken[]): readonly Visited[] => [
  ...taken.flatMap(({ move: { who, name }, order }) => (order ? [{ order, now, way: `${way} > ${who} ${name}` }] : [])),
  ...waits.map((days) => ({ order: before, now: now + days * dayMs, way: `${way} > ${days} days` })),
];

/** Where an order stands after these buttons, of which each is the first of its name that does something. */
export const standingAfter = (first: Visited, names: readonly string[]): Visited =>
  names.reduce((visited, name) => {
    const next = reachedFrom(visited, takenFrom(visited)).find(({ way }) => way === `${visited.way} > ${name}`);
    if (!next) throw new Error(`no ${name} after ${describeMoment(visited)}`);
    return next;
  }, first);

/** Breadth first, each standing once, up to `limit` of them, with all that is wrong with them. */
export const walk = (
  starts: readonly Visited[],
  limit: number,
): { readonly standings: readonly Visited[]; readonly faults: readonly string[] } => {
  const seen = new Set(starts.map(formOf));
  const found = [...starts];
  const faults: string[] = [];
  for (const visited of found) {
    const taken = takenFrom(visited);
    faults.push(...faultsOf(visited, taken));
    for (const next of found.length < limit ? reachedFrom(visited, taken) : []) {
      const form = formOf(next);
      if (seen.has(form) || !isWithin(next.order)) continue;
      seen.add(form);
      found.push(next);
    }
  }
  return { standings: found, faults };
};

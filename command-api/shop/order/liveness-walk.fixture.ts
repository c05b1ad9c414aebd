import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import { formTime } from './liveness-beside.fixture.ts';
import { describeOrder, faultsOf, moneyFaults, type Taken } from './liveness-faults.fixture.ts';
import { formOf, type MoneyIn, reduced } from './liveness-form.fixture.ts';
import { done, type Moment, movesOf, systemMoves } from './liveness-moves.fixture.ts';
import { dayMs } from './order.spec.ts';

/** Where an order stands, as its form has it, and what led there. */
export interface Standing {
  readonly order: OrderFacts;
  readonly from?: Standing;
  readonly move: string;
}
/** When everything is in time; when nothing can be withdrawn any more without a reason, or paid; and when nothing can. */
const ages = [0, 20, 200].map((days) => formTime + days * dayMs);
const [fresh = 0, late = 0, ancient = 0] = ages;

const wayOf = ({ from, move }: Standing): string => (from ? `${wayOf(from)} > ${move}` : move);
export const describeStanding = (standing: Standing) => `${describeOrder(standing.order)}; ${wayOf(standing)}`;

const taking = (moment: Moment, moves: ReturnType<typeof movesOf>): readonly Taken[] =>
  moves.map((move) => ({ move, order: done(moment, move) }));
const takenBySystem = (order: OrderFacts): readonly Taken[] =>
  (order.stage === 'awaitingPayment' ? [fresh, late] : [fresh]).flatMap((now) =>
    taking({ order, now }, systemMoves({ order, now })),
  );
/** All that can happen: whoever is late can do less, but nothing else. */
const takenFrom = (order: OrderFacts) => {
  const moment = { order, now: fresh };
  return {
    buyer: taking(moment, movesOf(moment, 'buyer')),
    admin: taking(moment, movesOf(moment, 'admin')),
    system: takenBySystem(order),
  };
};
const byLateBuyer = (order: OrderFacts, now: number) => taking({ order, now }, movesOf({ order, now }, 'buyer'));

/** An administrator alone: claims are answered, the rest is cancelled or asked back. */
const goesOn = (admin: readonly Taken[]): OrderFacts | undefined => {
  const worked = admin.filter(({ order }) => order);
  const wanted =
    worked.find(({ move }) => move.name.startsWith('refundClaim')) ??
    worked.find(({ move }) => move.name === 'cancel') ??
    worked.find(({ move: { command } }) => command.type === 'OpenClaim' && command.data.reason === 'defective');
  return wanted?.order;
};

interface Expanded {
  readonly faults: readonly string[];
  readonly next: readonly Standing[];
  /** Where an administrator goes on to give everything back; what is wrong in the end, where there is nothing more to do. */
  readonly back: Standing | undefined;
  readonly end: readonly string[];
}
const expanded = (standing: Standing): Expanded => {
  const { order } = standing;
  const taken = takenFrom(order);
  const byLate = [late, ancient].map((now) => byLateBuyer(order, now));
  const all = [...taken.buyer, ...taken.admin, ...taken.system];
  const next = all.flatMap(({ move: { who, name }, order: then }): Standing[] =>
    then ? [{ order: reduced(then), from: standing, move: `${who} ${name}` }] : [],
  );
  const onward = order.stage === 'paid' ? goesOn(taken.admin) : undefined;
  const refunded = taken.admin.find(
    ({ move, move: { command }, order: then }) => move.name === 'refund' && then && !('surcharges' in command.data),
  )?.order;
  return {
    faults: faultsOf(order, { ...taken, late: byLate }),
    next,
    back: onward && { order: reduced(onward), from: standing, move: 'back' },
    end: order.stage === 'paid' ? moneyFaults(refunded ?? order) : [],
  };
};

/** Far more than giving back takes. */
const mostSteps = 30;
export interface Walked {
  readonly standings: number;
  /** Reached, and not looked at any more. */
  readonly frontier: number;
  readonly faults: readonly string[];
}
/** What is wrong once everything was given back from there; going round in circles is as good as its beginning. */
const endsOf = (expand: (form: string, standing: Standing) => Expanded, keyOf: (standing: Standing) => string) => {
  const ends = new Map<string, readonly string[]>();
  const endOf = (standing: Standing, steps: number): readonly string[] => {
    const form = keyOf(standing);
    const known = ends.get(form);
    if (known) return known;
    const { back, end } = expand(form, standing);
    const found = back && steps < mostSteps ? endOf(back, steps + 1) : end;
    ends.set(form, found);
    return found;
  };
  return (standing: Standing) => endOf(standing, 0);
};

/**
 * What an order of so many pieces can come to is finite: a piece is in one place and in one open claim at most, so there
 * are never more parcels with something in them, open claims, or lines with something left than there are pieces (and
 * lines that were ordered). How many there were before is no bound here: what is closed leaves a form, but for what rules
 * still read of it; `liveness-form.unit.test.ts` proves that this leads nowhere else. What remains bounded: of an item there
 * are three options, for a fourth would only be another difference; some money is given back by itself once, 1,000 won,
 * for whatever is held is given back in the same way; goods come under the number of open claims or a new one. With money
 * in `some` one amount stands for all, and one price: buttons ask only whether something is held. Oracles count the won.
 *
 * Breadth first, each form once, up to `limit` of them, with all that is wrong with them. Where the frontier is empty,
 * there is nothing else that these orders can come to.
 */
export const walk = (starts: readonly Standing[], limit: number, moneyIn: MoneyIn = 'won'): Walked => {
  const keyOf = ({ order }: Standing) => formOf(order, moneyIn);
  const known = new Map<string, Expanded>();
  const expand = (form: string, standing: Standing) => {
    const found = known.get(form) ?? expanded(standing);
    known.set(form, found);
    return found;
  };
  const seen = new Set<string>();
  const found: Standing[] = [];
  const meet = (standing: Standing) => {
    const form = keyOf(standing);
    if (seen.has(form)) return;
    seen.add(form);
    found.push(standing);
  };
  for (const standing of starts) meet(standing);
  let looked = 0;
  for (; looked < Math.min(found.length, limit); looked += 1) {
    const standing = found[looked];
    if (standing) for (const next of expand(keyOf(standing), standing).next) meet(next);
  }
  const endOf = endsOf(expand, keyOf);
  const faults = found
    .slice(0, looked)
    .flatMap((standing) =>
      [...expand(keyOf(standing), standing).faults, ...endOf(standing)].map(
        (fault) => `${fault}: ${describeStanding(standing)}`,
      ),
    );
  return { standings: looked, frontier: found.length - looked, faults };
};

/** Where an order stands after these buttons, of which each is the first of its name that does something. */
export const standingAfter = (first: Standing, names: readonly string[]): Standing =>
  names.reduce((standing, name) => {
    const next = expanded(standing).next.find(({ move }) => move === name);
    if (!next) throw new Error(`no ${name} after ${describeStanding(standing)}`);
    return next;
  }, first);

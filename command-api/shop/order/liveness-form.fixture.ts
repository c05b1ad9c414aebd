import { type Claim, isOpen } from '@maru/contracts/shop/order/claim.fields';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import type { OrderLine } from '@maru/contracts/shop/order/order.fields';
import { heldOf, leftOf } from '@maru/contracts/shop/order/order.parts';
import { rootOf } from '@maru/contracts/shop/order/order.roots';
import { heldSurcharges, owedByHand } from '@maru/contracts/shop/order/surcharge.parts';
import { contentsOf } from '@maru/contracts/shop/order/order.pieces';
import { besideKey, formTime } from './liveness-beside.fixture.ts';
import { claimKey, claimsOf, numberIn, type Numbers, renumbered } from './liveness-claims.fixture.ts';

type Parcel = OrderFacts['parcels'][number];
const dayMs = 86_400_000;
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

const givenFor = (lines: readonly OrderLine[], line: OrderLine): number => {
  const before = lines.find(({ no }) => no === line.replaces);
  return line.difference + (before ? givenFor(lines, before) : 0);
};
/** Equal for what is sent in place of the same line at the same price, with the same money behind it. */
const lineKey = ({ lines, claims }: OrderFacts, line: OrderLine) => {
  const beside = line.surcharges.map(({ claim, each }) => {
    const paidFor = claims.find(({ no }) => no === claim);
    return [paidFor && besideKey(paidFor), each, claim];
  });
  return JSON.stringify([rootOf(lines, line).no, line.unit_price, givenFor(lines, line), beside]);
};
const grouped = <T>(things: readonly T[], keyOf: (thing: T) => string): readonly (readonly T[])[] => {
  const groups = new Map<string, T[]>();
  for (const thing of things) groups.set(keyOf(thing), [...(groups.get(keyOf(thing)) ?? []), thing]);
  return [...groups].toSorted(([one], [other]) => Number(one > other) - Number(one < other)).map(([, group]) => group);
};
/** What was ordered, and what is left of what was sent instead; pieces that nothing tells apart are of one line. */
const linesOf = (order: OrderFacts) => {
  const ordered = order.lines.filter(({ replaces }) => replaces === null);
  const sent = order.lines.filter((line) => line.replaces !== null && leftOf(line) > 0);
  const groups = [...ordered.map((line) => [line]), ...grouped(sent, (line) => lineKey(order, line))];
  const nos: Numbers = new Map(groups.flatMap((group, at) => group.map(({ no }) => [no, at + 1] as const)));
  const lines = groups.flatMap((group, at): readonly OrderLine[] => {
    const [line] = group;
    if (!line) return [];
    const times = {
      shown_at: line.shown_at === null ? null : formTime,
      accepted_at: line.accepted_at === null ? null : formTime,
    };
    if (line.replaces === null) return [{ ...line, ...times }];
    return [
      {
        ...line,
        ...times,
        no: at + 1,
        replaces: rootOf(order.lines, line).no,
        difference: givenFor(order.lines, line),
        quantity: sum(group.map(leftOf)),
        cancelled: 0,
        exchanged: 0,
        prepared: sum(group.map(({ prepared }) => prepared)),
      },
    ];
  });
  return { nos, lines };
};

const contentsIn = (parcel: Parcel, lines: Numbers) =>
  grouped(contentsOf(parcel), ({ no }) => String(numberIn(lines, no))).map((parts) => ({
    no: numberIn(lines, parts[0]?.no ?? 0),
    quantity: sum(parts.map(({ quantity }) => quantity)),
    back: 0,
  }));
/** Those with something in them; two of which are alike where they hold the same, and the same is asked of it. */
const parcelsOf = ({ parcels, claims }: OrderFacts, lines: Numbers) => {
  const claimed = (claim: Claim, parcel: Parcel) =>
    (isOpen(claim) ? claim.parts : claim.awaited)
      .filter((part) => part.parcel === parcel.no)
      .map(({ no, quantity }) => [numberIn(lines, no), quantity]);
  const keyOf = (parcel: Parcel) =>
    JSON.stringify([
      parcel.state,
      parcel.accepted_at === null,
      contentsIn(parcel, lines),
      claims
        .filter((claim) => claimed(claim, parcel).length > 0)
        .map((claim) => claimKey(claim) + JSON.stringify(claimed(claim, parcel)))
        .toSorted(),
    ]);
  const sorted = grouped(
    parcels.filter((parcel) => contentsOf(parcel).length > 0),
    keyOf,
  ).flat();
  const nos: Numbers = new Map(sorted.map(({ no }, at) => [no, at + 1]));
  return {
    nos,
    parcels: sorted.map((parcel, at) => ({
      ...parcel,
      no: at + 1,
      tracking: '1',
      parts: contentsIn(parcel, lines),
      sent_at: formTime,
      delivered_at: parcel.state === 'delivered' ? formTime : null,
      accepted_at: parcel.accepted_at === null ? null : formTime,
    })),
  };
};

/** The order with all left out that no rule reads, and numbered anew, as if it had come to stand there at `formTime`. */
export const reduced = (order: OrderFacts): OrderFacts => {
  const { nos: lineNos, lines } = linesOf(order);
  const { nos: parcelNos, parcels } = parcelsOf(order, lineNos);
  const { nos, claims } = claimsOf(order, lines, { lines: lineNos, parcels: parcelNos });
  return {
    ...order,
    lines: lines.map((line) => ({ ...line, surcharges: renumbered(line.surcharges, nos) })),
    parcels,
    claims,
    allowance: { ...order.allowance, fee: 0 },
    placed_at: formTime,
    pay_until: formTime + dayMs,
    paid_at: order.paid_at === null ? null : formTime,
    timeline: [],
  };
};

/** Won, in every account that the rules keep; or only whether there are any. */
export type MoneyIn = 'won' | 'some';
const moneyOf = (order: OrderFacts, moneyIn: MoneyIn) => {
  const { refunded, tax_free_refunded, points_back, recharged, allowance, shipping_fees, amounts } = order;
  return moneyIn === 'won'
    ? [refunded, tax_free_refunded, points_back, recharged, allowance.rest, shipping_fees.map((fee) => fee.allowance)]
    : [
        heldOf(order) > 0,
        points_back < amounts.points,
        heldSurcharges(order).length > 0,
        order.claims.some(owedByHand),
      ];
};
/** Of a reduced order. Those of one form have the same buttons and timers, and their buttons lead to the same forms. */
export const formOf = (order: OrderFacts, moneyIn: MoneyIn): string =>
  JSON.stringify([
    order.stage,
    order.stage === 'awaitingPayment' && order.deposit !== null,
    moneyOf(order, moneyIn),
    order.lines.map((line) => [
      line.replaces,
      leftOf(line),
      line.prepared,
      line.shown_at === null,
      line.accepted_at === null,
      moneyIn === 'won' && [line.cancelled, line.unit_price, line.difference, line.allowance, line.surcharges],
    ]),
    order.parcels.map(({ state, accepted_at, parts }) => [state, accepted_at === null, parts]),
    order.claims
      .filter((claim) => moneyIn === 'won' || isOpen(claim) || claim.awaited.length > 0)
      .map((claim) => [
        claimKey(claim),
        claim.parts,
        claim.awaited,
        moneyIn === 'won' && [claim.how, claim.fee, claim.surcharge, claim.together, claim.pickup, claim.asked?.lines],
      ]),
  ]);

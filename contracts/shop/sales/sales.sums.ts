import { goneOf } from '../order/order.costs.ts';
import { sum } from '../order/order.amounts.ts';
import type { OrderFacts } from '../order/order.fold.ts';
import { feesLeft } from '../order/order.shipping-fees.ts';
import { totalOf } from '../order/exchange.parts.ts';
import { surchargeHeld } from '../order/surcharge.parts.ts';
import { orderRows, sumsOf } from '../trade-document/trade-document.amounts.ts';
import type { SalesSums, SoldSums } from './sales.views.ts';

type Claim = OrderFacts['claims'][number];

/** What came in beside for a claim by one way, and what of it the shop still holds; won. */
interface Beside {
  readonly method: string;
  readonly paid: number;
  readonly held: number;
}
/** How the figures name money that was taken by hand, outside of the payment window. */
export const byHand = 'byHand';
const besideOf = (claim: Claim): readonly Beside[] => {
  const { asked, surcharge } = claim;
  const inWindow = asked?.paid ? [{ method: asked.paid.method, paid: totalOf(asked), held: surchargeHeld(claim) }] : [];
  if (surcharge?.how !== 'byHand') return inWindow;
  return [...inWindow, { method: byHand, paid: surcharge.amount, held: surcharge.amount - surcharge.back }];
};

type Methods = Readonly<Record<string, { readonly paid: number; readonly refunded: number }>>;
export interface Sales extends SalesSums {
  readonly methods: Methods;
}

const nothing: SalesSums = {
  placed: 0,
  paid_orders: 0,
  ordered: 0,
  paid: 0,
  refunded: 0,
  surcharges: 0,
  surcharges_back: 0,
  shipping: 0,
  vat: 0,
  tax_free: 0,
  discount: 0,
  points: 0,
  points_back: 0,
};
export const noSales: Sales = { ...nothing, methods: {} };

/** For each way what came in and went back: of the order itself first, then what exchanges cost beside. */
const methodsOf = ({ method, amounts, refunded, claims }: OrderFacts): Methods => {
  const ways = [
    { method: method ?? '', paid: amounts.total, refunded },
    ...claims.flatMap(besideOf).map((one) => ({ ...one, refunded: one.paid - one.held })),
  ];
  const methods: Record<string, { paid: number; refunded: number }> = {};
  for (const way of ways) {
    const before = methods[way.method] ?? { paid: 0, refunded: 0 };
    methods[way.method] = { paid: before.paid + way.paid, refunded: before.refunded + way.refunded };
  }
  return methods;
};

/** What an order has come to by now. What it came to on a day is the difference to what it had come to before. */
export const salesOf = (order: OrderFacts | undefined): Sales => {
  if (!order) return noSales;
  const { amounts, refunded, points_back, claims, paid_at, lines, shipping_fees } = order;
  const placed = { ...noSales, placed: 1, ordered: amounts.total };
  if (paid_at === null) return placed;
  const beside = claims.flatMap(besideOf);
  const surcharges = sum(beside.map(({ paid }) => paid));
  const { vat, free } = sumsOf(orderRows(order));
  return {
    ...placed,
    paid_orders: 1,
    paid: amounts.total,
    refunded,
    surcharges,
    surcharges_back: surcharges - sum(beside.map(({ held }) => held)),
    shipping: sum(feesLeft(shipping_fees, lines).map(({ amount }) => amount)),
    vat,
    tax_free: free,
    discount: amounts.discount,
    points: amounts.points,
    points_back,
    methods: methodsOf(order),
  };
};

const keys = Object.keys(nothing) as readonly (keyof SalesSums)[];
const withMethods = (all: Methods, before: Methods, after: Methods): Methods => {
  const none = { paid: 0, refunded: 0 };
  const changed = Object.keys(after).map((method) => {
    const [sums, was, is] = [all[method] ?? none, before[method] ?? none, after[method] ?? none];
    const next = { paid: sums.paid + is.paid - was.paid, refunded: sums.refunded + is.refunded - was.refunded };
    return [method, next] as const;
  });
  return { ...all, ...Object.fromEntries(changed) };
};

/** Sums after an order came to `after`, where it had come to `before`. */
export const withSales = (sums: Sales, before: Sales, after: Sales): Sales => ({
  ...(Object.fromEntries(keys.map((key) => [key, sums[key] + after[key] - before[key]])) as unknown as SalesSums),
  methods: withMethods(sums.methods, before.methods, after.methods),
});

/** What was kept by the shop, in won: of orders and of what exchanges cost beside. */
export const keptOf = ({ paid, refunded, surcharges, surcharges_back }: SalesSums): number =>
  paid - refunded + surcharges - surcharges_back;

type Sold = Readonly<Record<string, SoldSums>>;
/** What of each item an order has sold by now: of what was ordered, as an exchange sells nothing more. */
export const soldOf = (order: OrderFacts | undefined): Sold => {
  if (!order || order.paid_at === null) return {};
  const sold: Record<string, SoldSums> = {};
  for (const line of order.lines.filter(({ replaces }) => replaces === null)) {
    const worth = (cancelled: number) => goneOf({ ordered: [{ ...line, cancelled }], amounts: order.amounts }).money;
    const { pieces, won } = sold[line.item_id] ?? { pieces: 0, won: 0 };
    sold[line.item_id] = {
      pieces: pieces + line.quantity - line.cancelled,
      won: won + worth(line.quantity) - worth(line.cancelled),
    };
  }
  return sold;
};

/** What was sold by item after an order sold `after`, where it had sold `before`. */
export const withSold = (items: Sold, before: Sold, after: Sold): Sold => {
  const none = { pieces: 0, won: 0 };
  const changed = Object.entries(after).map(([id, is]) => {
    const [all, was] = [items[id] ?? none, before[id] ?? none];
    return [id, { pieces: all.pieces + is.pieces - was.pieces, won: all.won + is.won - was.won }] as const;
  });
  return { ...items, ...Object.fromEntries(changed.filter(([id, { pieces, won }]) => items[id] || pieces || won)) };
};

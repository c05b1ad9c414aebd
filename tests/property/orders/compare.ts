import type { CouponDocument } from '@maru/contracts/shop/coupon/coupon.views';
import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import type { LicenceDocument } from '@maru/contracts/shop/licence/licence.views';
import type { OrderDocument } from '@maru/contracts/shop/order/order.views';
import { byHand } from '@maru/contracts/shop/sales/sales.sums';
import type { SalesDocument } from '@maru/contracts/shop/sales/sales.views';
import { balanceAt, type PointsDocument } from '@maru/contracts/shop/points/points.views';
import { owedByHand } from '@maru/contracts/shop/order/surcharge.parts';
import { contentsOf } from '@maru/contracts/shop/order/order.pieces';
import { labelOf } from './ledger/label.ts';
import { heldBeside } from './ledger/beside.ts';
import { held, left, type OrderAccount } from './ledger/order-account.ts';
import { booksOf, moneyOf } from './ledger/provider-books.ts';
import { docOf } from './steps/buttons.ts';
import type { Lives } from './lives.ts';

const shownOf = (doc: OrderDocument) => ({
  label: doc.status,
  amounts: { ...doc.amounts },
  lines: doc.lines.map(({ cancelled, exchanged, prepared }) => [cancelled, exchanged, prepared]),
  offs: doc.lines.map(({ deductions: { automatic = 0, coupon = 0, points = 0 } = { points: 0 } }) => ({
    discount: automatic + coupon,
    points,
  })),
  parcels: doc.parcels.map((parcel) => [parcel.state, ...contentsOf(parcel).map(({ no, quantity }) => [no, quantity])]),
  claims: doc.claims.map(({ kind, state, fee, how }) => [kind, state, how === 'refund' ? undefined : fee]),
  refunded: doc.refunded,
  points: doc.points_back,
  owed: doc.claims.map(owedByHand),
  awaited: doc.claims.map(({ awaited }) => awaited),
});
const writtenOf = (order: OrderAccount) => ({
  label: labelOf(order),
  amounts: { ...order.amounts },
  lines: order.lines.map(({ gone, exchanged, prepared }) => [gone, exchanged, prepared]),
  offs: order.lines.map(({ off }) => off),
  parcels: order.parcels.map(({ state, contents }) => [
    state,
    ...(state === 'unpacked' ? [] : [...contents].filter(([, quantity]) => quantity > 0)),
  ]),
  claims: order.claims.map(({ kind, state, fee, isRefunded }) => [kind, state, isRefunded ? undefined : fee]),
  refunded: order.refunded,
  points: order.pointsBack,
  owed: order.claims.map(({ owed }) => owed),
  awaited: order.claims.map(({ awaited }) => awaited),
});
/**
 * What was free of VAT, to the won where it is known; in any case neither kind goes back more than it was paid, and both
 * go back whole with the last won.
 */
const isTaxRight = ({ amounts, ...doc }: OrderDocument, { taxFree }: OrderAccount): boolean => {
  const { refunded, tax_free_refunded: free } = doc;
  const isPossible = free >= 0 && free <= amounts.tax_free && refunded - free <= amounts.total - amounts.tax_free;
  return isPossible && (taxFree === undefined || free === taxFree);
};

const ofOrder = async (lives: Lives, order: OrderAccount) => {
  const doc = await docOf(lives, order);
  const { bank } = lives.shop;
  const money = moneyOf(booksOf(bank, [order.id]), order, doc.tax_free_refunded);
  const beside = booksOf(
    bank,
    order.claims.flatMap((claim) => claim.windows),
  );
  return {
    shown: { ...shownOf(doc), ...money.shown, beside: beside.held, isTaxRight: isTaxRight(doc, order) },
    written: { ...writtenOf(order), ...money.written, beside: heldBeside(order) + beside.refused, isTaxRight: true },
  };
};
const ofStock = async (lives: Lives) => {
  const items = await lives.shop.views.all<ItemDocument>('item');
  const shown = items.flatMap(({ id, options }) =>
    options
      .filter(({ stock }) => stock !== null)
      .map((option) => `${id} ${option.id}: ${option.stock} on hand, ${option.reserved} held`),
  );
  const written = lives.choices.flatMap(({ item, option }) => {
    const shelf = lives.stock.shelf({ item, option });
    return shelf ? [`${item} ${option}: ${shelf.onHand} on hand, ${shelf.held} held`] : [];
  });
  return { shown: shown.toSorted(), written: written.toSorted() };
};
const ofPoints = async (lives: Lives) => {
  const now = lives.shop.clock.now();
  const docs = await lives.shop.views.all<PointsDocument>('points');
  const balanceOf = (id: string) => {
    const doc = docs.find((one) => one.id === id);
    return doc ? balanceAt(doc, now) : 0;
  };
  return {
    shown: lives.buyers.map(balanceOf),
    written: lives.buyers.map((id) => lives.points.get(id)?.balance(now) ?? 0),
  };
};
const ofCoupons = async (lives: Lives) => {
  const docs = await lives.shop.views.all<CouponDocument>('coupon');
  return {
    shown: Object.fromEntries(docs.map(({ id, used }) => [id, used])),
    written: Object.fromEntries([...lives.coupons.values()].map(({ code, users }) => [code, users.size])),
  };
};
const ofLicences = async (lives: Lives) => {
  const docs = await lives.shop.views.all<LicenceDocument>('licence');
  const shown = docs.filter(({ status }) => status === 'active').map(({ order_id, no }) => `${order_id} ${no}`);
  const written = lives.orders
    .filter(({ stage }) => stage === 'paid')
    .flatMap(({ id, lines }) =>
      lines
        .filter(({ kind }) => kind === 'licence')
        .flatMap((line) => Array.from({ length: left(line) }, () => `${id} ${line.no}`)),
    );
  return { shown: shown.toSorted(), written: written.toSorted() };
};

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
/** All days together: what came in less what went back is what the shop holds of all orders; beside by hand is nobody's book. */
const ofSales = async (lives: Lives) => {
  const days = await lives.shop.views.all<SalesDocument>('sales');
  const ways = days.flatMap(({ methods }) => Object.entries(methods).filter(([method]) => method !== byHand));
  const [byWay, byOrder] = [
    ways.map(([, { paid, refunded }]) => paid - refunded),
    days.map((day) => day.paid - day.refunded),
  ];
  return {
    shown: { held: sum(byWay), ofOrders: sum(byOrder), orders: sum(days.map(({ placed }) => placed)) },
    written: {
      held: sum(lives.orders.map((order) => held(order) + heldBeside(order))),
      ofOrders: sum(lives.orders.map(held)),
      orders: lives.orders.length,
    },
  };
};

/** What the shop shows beside what was written down; they are to be the same. */
export const compare = async (lives: Lives) => {
  const orders = await Promise.all(lives.orders.map((order) => ofOrder(lives, order)));
  const rest = { stock: ofStock, points: ofPoints, coupons: ofCoupons, licences: ofLicences, sales: ofSales };
  const others = await Promise.all(
    Object.entries(rest).map(async ([name, look]) => [name, await look(lives)] as const),
  );
  const side = (which: 'shown' | 'written') => ({
    orders: orders.map((order, at) => ({ number: lives.orders[at]?.number, ...order[which] })),
    ...Object.fromEntries(others.map(([name, both]) => [name, both[which]])),
    complaints: which === 'shown' ? lives.shop.complaints : [],
  });
  return { shown: side('shown'), written: side('written') };
};

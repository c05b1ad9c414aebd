import { type OrderEvent, orderStream } from '@maru/contracts/shop/order/order.events';
import { orderExamples } from '@maru/contracts/shop/order/order.examples';
import { orderFold } from '@maru/contracts/shop/order/order.fold';
import type { OrderFacts } from '@maru/contracts/shop/order/order.moments';
import { keptOf, salesOf } from '@maru/contracts/shop/sales/sales.sums';
import {
  type SalesDocument,
  salesDocument,
  type SoldDocument,
  soldDocument,
} from '@maru/contracts/shop/sales/sales.views';
import { describe, expect, it } from 'vitest';
import { foldEvents } from '../../testing/fold-events.ts';
import { metaAt, recorder, timeOf } from '../../testing/record.ts';
import { salesProjection, soldProjection } from './sales.projection.ts';

const { id, lines } = orderExamples.OrderPlaced.data;
const [card, book] = [lines[0]?.item_id ?? '', lines[1]?.item_id ?? ''];
const day = '2026-01-05';

const { SurchargeAsked, ClaimReplaced } = orderExamples;
const byHand = { amount: 15_000, how: 'byHand' as const };
const replacedByHand = { ...ClaimReplaced, data: { ...ClaimReplaced.data, surcharge: byHand } };
const delivered = ['OrderPlaced', 'OrderPaid', 'OrderPrepared', 'OrderShipped', 'OrderDelivered'] as const;
const claimed = [...delivered, 'ClaimOpened'] as const;
type Types = readonly (OrderEvent['type'] | OrderEvent)[];
/** What comes before an event that moves money; before all others the order was delivered. */
const pasts: { readonly [K in OrderEvent['type']]?: Types } = {
  OrderPlaced: [],
  OrderPaid: ['OrderPlaced'],
  OrderDepositAwaited: ['OrderPlaced'],
  OrderExpired: ['OrderPlaced'],
  OrderCancelled: ['OrderPlaced', 'OrderPaid'],
  OrderPartCancelled: ['OrderPlaced', 'OrderPaid'],
  OrderRefunded: ['OrderPlaced', 'OrderPaid'],
  ClaimRefunded: claimed,
  ClaimReplaced: claimed,
  ClaimWithdrawn: [...claimed, 'SurchargeAsked', 'SurchargePaid'],
  ClaimDeclined: [...claimed, 'SurchargeAsked', 'SurchargePaid'],
  SurchargeAsked: claimed,
  SurchargePaid: [...claimed, 'SurchargeAsked'],
  SurchargeHandedBack: [...claimed, replacedByHand],
};
const asked = SurchargeAsked.data.difference + SurchargeAsked.data.fee;
/** What an event changes of the sums of its day. */
const effects: { readonly [K in OrderEvent['type']]?: Partial<SalesDocument> } = {
  OrderPlaced: { placed: 1, ordered: 97_700 },
  OrderPaid: {
    paid_orders: 1,
    paid: 97_700,
    tax_free: 28_000,
    vat: Math.trunc(69_700 / 11),
    methods: { 카드: { paid: 97_700, refunded: 0 } },
  },
  OrderCancelled: { refunded: 97_700, tax_free: 0, vat: 0, methods: { 카드: { paid: 97_700, refunded: 97_700 } } },
  OrderPartCancelled: {
    refunded: 34_850,
    vat: Math.trunc(34_850 / 11),
    methods: { 카드: { paid: 97_700, refunded: 34_850 } },
  },
  OrderRefunded: {
    refunded: 5_000,
    vat: Math.trunc(64_700 / 11),
    methods: { 카드: { paid: 97_700, refunded: 5_000 } },
  },
  ClaimRefunded: { refunded: 97_700, tax_free: 0, vat: 0, methods: { 카드: { paid: 97_700, refunded: 97_700 } } },
  SurchargePaid: { surcharges: asked, methods: { 카드: { paid: 97_700 + asked, refunded: 0 } } },
  ClaimWithdrawn: { surcharges_back: asked, methods: { 카드: { paid: 97_700 + asked, refunded: asked } } },
  ClaimDeclined: { surcharges_back: asked, methods: { 카드: { paid: 97_700 + asked, refunded: asked } } },
};

const eventOf = (one: Types[number]): OrderEvent => (typeof one === 'string' ? orderExamples[one] : one);
const recorded = (types: Types) => {
  const record = recorder();
  return types.map((one) => record(orderStream(id), eventOf(one)));
};
const salesAfter = (types: Types) => foldEvents(salesProjection, recorded(types)).get(day) as SalesDocument;
const soldAfter = (types: Types) => foldEvents(soldProjection, recorded(types)).get(day) as SoldDocument | undefined;
const sumsOf = ({ revision: _, position: __, ...sums }: SalesDocument) => sums;

describe.each(Object.keys(orderExamples))('%s', (type) => {
  const past = pasts[type as OrderEvent['type']] ?? delivered;
  const types = [...past, type as OrderEvent['type']];

  it('counts for its day, and nowhere else', () => {
    const { [type as OrderEvent['type']]: effect = {} } = effects;
    const before = past.length === 0 ? undefined : sumsOf(salesAfter(past));
    const doc = salesAfter(types);
    expect(salesDocument.parse(doc)).toEqual(doc);
    if (type !== 'ClaimReplaced') expect(sumsOf(doc)).toMatchObject({ ...before, ...effect });
  });
  it('changes nothing when seen again', () => {
    const events = recorded(types);
    for (const projection of [salesProjection, soldProjection])
      expect(foldEvents(projection, [...events, ...events])).toEqual(foldEvents(projection, events));
  });
  it('leaves the sums at what the order holds', () => {
    let order: OrderFacts | undefined;
    for (const event of recorded(types))
      order = (orderFold.evolve[event.type as OrderEvent['type']] as (o: unknown, e: unknown) => OrderFacts)(
        order,
        event,
      );
    expect(keptOf(salesAfter(types))).toBe(keptOf(salesOf(order)));
  });
});

it('takes an amount for an exchange by hand, and what of it is owed again', () => {
  expect(salesAfter([...claimed, replacedByHand])).toMatchObject({ surcharges: 15_000, surcharges_back: 0 });
});

it('knows what was sold of each item by day and by month', () => {
  expect(soldAfter(['OrderPlaced'])).toBeUndefined();
  const doc = soldAfter(['OrderPlaced', 'OrderPaid']);
  expect(doc?.items).toEqual({ [card]: { pieces: 2, won: 69_700 }, [book]: { pieces: 1, won: 28_000 } });
  expect(soldDocument.parse(doc)).toEqual(doc);
  expect(soldAfter(['OrderPlaced', 'OrderPaid', 'OrderPartCancelled'])?.items[card]).toEqual({
    pieces: 1,
    won: 34_850,
  });
  const [paid] = recorded(['OrderPlaced', 'OrderPaid']).slice(-1);
  expect([...foldEvents(soldProjection, recorded(['OrderPlaced', 'OrderPaid'])).keys()]).toEqual([day, '2026-01']);
  expect(paid).toBeDefined();
});

it('counts what goes back on the day it went, by the calendar of Korea', () => {
  const events = recorded(['OrderPlaced', 'OrderPaid', 'OrderCancelled']);
  const late = events.map((event, at) =>
    at === 2 ? { ...event, meta: metaAt('2026-01-31T15:00:00.000000Z') } : event,
  );
  const sales = foldEvents(salesProjection, late);
  expect(sales.get(day)).toMatchObject({ paid: 97_700, refunded: 0 });
  expect(sales.get('2026-02-01')).toMatchObject({
    paid: 0,
    refunded: 97_700,
    placed: 0,
    vat: -Math.trunc(69_700 / 11),
  });
  const sold = foldEvents(soldProjection, late);
  expect(sold.get('2026-02')).toMatchObject({ items: { [card]: { pieces: -2, won: -69_700 } } });
  expect(timeOf(1).slice(0, 10)).toBe(day);
});

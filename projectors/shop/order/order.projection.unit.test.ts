import { type OrderEvent, orderStream } from '@maru/contracts/shop/order/order.events';
import { orderExamples } from '@maru/contracts/shop/order/order.examples';
import { listedOrder } from '@maru/contracts/shop/order/order.list';
import type { OrderDocument } from '@maru/contracts/shop/order/order.views';
import { describe, expect, it } from 'vitest';
import { foldEvents } from '../../testing/fold-events.ts';
import { recorder } from '../../testing/record.ts';
import { orderProjection } from './order.projection.ts';

const { id } = orderExamples.OrderPlaced.data;
const paid = expect.objectContaining({ key: 'tviva20260109000000abcd', method: '카드' }) as unknown;
const effects: { readonly [K in OrderEvent['type']]: Partial<OrderDocument> } = {
  OrderPlaced: { status: 'awaitingPayment', number: orderExamples.OrderPlaced.data.number, recipient: '김하늘' },
  OrderDepositAwaited: {
    status: 'awaitingPayment',
    deposit: orderExamples.OrderDepositAwaited.data.deposit,
    pay_until: Date.parse('2026-01-02T15:00:00.000Z'),
  },
  OrderPaid: { status: 'paid', method: '카드', receipt: 'https://dashboard.tosspayments.com/receipt' },
  OrderExpired: { status: 'expired' },
  OrderCancelled: { status: 'cancelled', refunded: 97_700 },
  OrderPartCancelled: { status: 'paid', partly: 'cancelled', refunded: 34_850 },
  OrderPrepared: { status: 'preparing' },
  OrderShipped: {
    status: 'shipping',
    due_at: expect.any(Number),
    parcels: [expect.objectContaining({ no: 1, tracking: '6012345678901', state: 'sent' })],
  },
  ParcelCorrected: { status: 'shipping', parcels: [expect.objectContaining({ tracking: '600123456789' })] },
  OrderDelivered: { status: 'delivered', parcels: [expect.objectContaining({ state: 'delivered' })] },
  ParcelLost: { status: 'shipping', due_at: null, parcels: [expect.objectContaining({ state: 'lost' })] },
  ParcelCameBack: { status: 'shipping', due_at: null, parcels: [expect.objectContaining({ state: 'cameBack' })] },
  ParcelUnpacked: { status: 'preparing', parcels: [expect.objectContaining({ state: 'unpacked' })] },
  OrderConfirmed: { status: 'confirmed', due_at: null },
  OrderMemoAdded: { status: 'awaitingPayment' },
  OrderAddressChanged: { status: 'awaitingPayment', postcode: '48058', detail: '1204호' },
  OrderLicenceShown: { lines: [expect.objectContaining({ shown_at: expect.any(Number) }), expect.anything()] },
  OrderRefundAccountGiven: {
    status: 'awaitingPayment',
    refund_account: { bank: '88', account: '110123456789', holder: '김하늘' },
  },
  ClaimOpened: {
    status: 'returnRequested',
    due_at: null,
    claims: [expect.objectContaining({ no: 1, kind: 'return', state: 'requested', reason: 'changedMind' })],
  },
  ClaimWithdrawn: { status: 'delivered', claims: [expect.objectContaining({ state: 'withdrawn' })] },
  ClaimDeclined: { status: 'delivered', claims: [expect.objectContaining({ state: 'declined', answer: 'used' })] },
  ClaimAwaitedEnded: {
    status: 'preparing',
    awaited_since: null,
    claims: [expect.objectContaining({ state: 'withdrawn', awaited: [], arrived_at: expect.any(Number) })],
  },
  ClaimCollected: { status: 'returnRequested', claims: [expect.objectContaining({ state: 'collecting' })] },
  ClaimArrived: { status: 'returnRequested', claims: [expect.objectContaining({ state: 'arrived' })] },
  SurchargeAsked: { claims: [expect.objectContaining({ asked: expect.objectContaining({ ask: 1, paid: null }) })] },
  SurchargePaid: { claims: [expect.objectContaining({ asked: expect.objectContaining({ ask: 1, paid }) })] },
  ClaimRefunded: { status: 'returned', refunded: 97_700, tax_free_refunded: 28_000 },
  ClaimReplaced: {
    status: 'exchanging',
    lines: [
      expect.objectContaining({ exchanged: 1 }),
      expect.anything(),
      expect.objectContaining({ no: 3, replaces: 1, prepared: 1 }),
    ],
  },
  SurchargeHandedBack: {
    owed_since: null,
    claims: [expect.objectContaining({ surcharge: expect.objectContaining({ handed: 15_000 }) })],
  },
  OrderRefunded: { status: 'paid', refunded: 5_000 },
};
/** An event as in its example, or with more. */
type Types = readonly (OrderEvent['type'] | OrderEvent)[];
const eventOf = (one: Types[number]): OrderEvent => (typeof one === 'string' ? orderExamples[one] : one);
const { ClaimReplaced, ClaimWithdrawn } = orderExamples;
const bought: Types = ['OrderPlaced', 'OrderPaid'];
const shipped: Types = [...bought, 'OrderPrepared', 'OrderShipped'];
const delivered: Types = [...shipped, 'OrderDelivered'];
const claimed: Types = [...delivered, 'ClaimOpened'];
const withdrawn = { ...ClaimWithdrawn, data: { ...ClaimWithdrawn.data, awaited: true } };
const byHand = { amount: 15_000, how: 'byHand' as const };
const ofGoods = /^(OrderConfirmed|ClaimOpened)$/;
const pasts: { readonly [K in OrderEvent['type']]?: Types } = {
  OrderPlaced: [],
  OrderShipped: [...bought, 'OrderPrepared'],
  ParcelUnpacked: [...shipped, 'ParcelCameBack'],
  SurchargePaid: [...claimed, 'SurchargeAsked'],
  ClaimAwaitedEnded: [...claimed, 'ClaimCollected', withdrawn],
  SurchargeHandedBack: [...claimed, { ...ClaimReplaced, data: { ...ClaimReplaced.data, surcharge: byHand } }],
};
/** What came before each. */
const pastOf = (type: OrderEvent['type']): Types => {
  const own = pasts[type];
  if (own) return own;
  if (ofGoods.test(type)) return delivered;
  if (/^(Claim|Surcharge)/.test(type)) return claimed;
  if (/^(Parcel|OrderDelivered)/.test(type)) return shipped;
  return /^(OrderPartCancelled|OrderPrepared|OrderRefunded|OrderLicenceShown)$/.test(type) ? bought : ['OrderPlaced'];
};

describe.each(Object.entries(effects))('%s', (type, effect) => {
  const past = pastOf(type as OrderEvent['type']);
  const record = recorder();
  const events = [...past, type as OrderEvent['type']].map((one) => record(orderStream(id), eventOf(one)));

  it('shows on the order and in its timeline', () => {
    const doc = foldEvents(orderProjection, events).get(id) as OrderDocument;
    expect(doc).toMatchObject({ ...effect, revision: events.length - 1, position: events.length });
    // An account that is told is no step of the order, nor is what the shop writes for itself, which its buyer must not see.
    expect(doc.timeline).toHaveLength(/^(OrderRefundAccountGiven|OrderMemoAdded)$/.test(type) ? 1 : events.length);
    expect(doc.timeline.at(-1)?.status).toBe(doc.status);
    expect(listedOrder.parse(doc)).toEqual(doc);
  });
  it('changes nothing when seen again', () =>
    expect(foldEvents(orderProjection, [...events, ...events])).toEqual(foldEvents(orderProjection, events)));
});

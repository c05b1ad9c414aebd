import { type OrderEvent, orderStream } from '@maru/contracts/shop/order/order.events';
import { orderExamples } from '@maru/contracts/shop/order/order.examples';
import { type OrderDocument, orderDocument } from '@maru/contracts/shop/order/order.views';
import { describe, expect, it } from 'vitest';
import { foldEvents } from '../../testing/fold-events.ts';
import { recorder } from '../../testing/record.ts';
import { orderProjection } from './order.projection.ts';

const { id } = orderExamples.OrderPlaced.data;
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
  OrderPartCancelled: { status: 'awaitingPayment', refunded: 34_850 },
  OrderPrepared: { status: 'preparing' },
  OrderShipped: { status: 'shipping', delivery: { courier: '우체국택배', tracking: '6012345678901' } },
  OrderDelivered: { status: 'delivered', delivered_at: expect.any(Number) },
  OrderConfirmed: { status: 'confirmed' },
  OrderRefundAccountGiven: {
    status: 'awaitingPayment',
    refund_account: { bank: '88', account: '110123456789', holder: '김하늘' },
  },
  OrderReturnRequested: {
    status: 'returnRequested',
    asked: {
      wish: 'requestReturn',
      parts: [
        { no: 1, quantity: 2 },
        { no: 2, quantity: 1 },
      ],
      reason: 'changedMind',
    },
  },
  OrderReturned: { status: 'returned', refunded: 97_700 },
  OrderReturnDeclined: { status: 'delivered' },
  OrderExchangeRequested: {
    status: 'exchangeRequested',
    asked: expect.objectContaining({ wish: 'requestExchange', reason: 'defective' }),
  },
  OrderExchanged: { status: 'exchanged' },
  OrderExchangeDeclined: { status: 'delivered' },
};

describe.each(Object.entries(effects))('%s', (type, effect) => {
  const record = recorder();
  const events = [record(orderStream(id), orderExamples.OrderPlaced)];
  if (type !== 'OrderPlaced') events.push(record(orderStream(id), orderExamples[type as OrderEvent['type']]));

  it('shows on the order and in its timeline', () => {
    const doc = foldEvents(orderProjection, events).get(id) as OrderDocument;
    expect(doc).toMatchObject({ ...effect, revision: events.length - 1, position: events.length });
    // An account that is told is no step of the order.
    expect(doc.timeline).toHaveLength(type === 'OrderRefundAccountGiven' ? 1 : events.length);
    expect(doc.timeline.at(-1)?.status).toBe(doc.status);
    expect(orderDocument.parse(doc)).toEqual(doc);
  });
  it('changes nothing when seen again', () =>
    expect(foldEvents(orderProjection, [...events, ...events])).toEqual(foldEvents(orderProjection, events)));
});

import { itemExamples } from '@maru/contracts/shop/item/item.examples';
import { type ItemEvent, itemStream } from '@maru/contracts/shop/item/item.events';
import { reservationDocument } from '@maru/contracts/shop/payment/payment.views';
import { describe, expect, it } from 'vitest';
import { foldEvents } from '../../testing/fold-events.ts';
import { recorder } from '../../testing/record.ts';
import { reservationProjection } from './reservation.projection.ts';

const { id, orderId } = itemExamples.StockReserved.data;
const after = (...types: ItemEvent['type'][]) => {
  const record = recorder();
  const events = types.map((type) => record(itemStream(id), itemExamples[type]));
  return {
    once: foldEvents(reservationProjection, events),
    twice: foldEvents(reservationProjection, [...events, ...events]),
  };
};

describe.each(Object.keys(itemExamples) as ItemEvent['type'][])('%s', (type) => {
  const { once, twice } = after('ItemAdded', 'StockReserved', type);
  it('shows what is held', () => {
    expect([...once.keys()]).toEqual([`${orderId}:${id}`]);
    const doc = reservationDocument.parse(once.get(`${orderId}:${id}`));
    expect(doc).toMatchObject({
      order_id: orderId,
      item_id: id,
      held: type !== 'StockReleased' && type !== 'StockTaken',
      until: Date.parse('2026-12-01T00:15:00.000Z'),
    });
  });
  it('keeps an exchange beside its order', () => {
    const record = recorder();
    const events = [
      itemExamples.ItemAdded,
      itemExamples.StockReserved,
      itemExamples.StockTaken,
      { ...itemExamples.StockReserved, data: { ...itemExamples.StockReserved.data, exchange: 2 } },
    ];
    const docs = foldEvents(
      reservationProjection,
      events.map((event) => record(itemStream(id), event)),
    );
    expect(docs.get(`${orderId}:${id}`)).toMatchObject({ held: false });
    expect(reservationDocument.parse(docs.get(`${orderId}#2:${id}`))).toMatchObject({
      order_id: orderId,
      exchange: 2,
      item_id: id,
      held: true,
    });
  });
  it('changes nothing when seen again', () => expect(twice).toEqual(once));
});

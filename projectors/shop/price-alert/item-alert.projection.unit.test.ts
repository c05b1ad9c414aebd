import { epochMs } from '@maru/contracts/kernel/fields';
import { type PriceAlertEvent, priceAlertStream } from '@maru/contracts/shop/price-alert/price-alert.events';
import { priceAlertExamples } from '@maru/contracts/shop/price-alert/price-alert.examples';
import { itemAlert } from '@maru/contracts/shop/price-alert/price-alert.views';
import { type RestockEvent, restockStream } from '@maru/contracts/shop/restock/restock.events';
import { restockExamples } from '@maru/contracts/shop/restock/restock.examples';
import { expect, it } from 'vitest';
import { foldEvents } from '../../testing/fold-events.ts';
import { recorder, timeOf } from '../../testing/record.ts';
import { itemAlertProjection } from './item-alert.projection.ts';

const { RestockAsked: waits, RestockCancelled: left, RestockTold: back } = restockExamples;
const { PriceAlertAsked: asked, PriceAlertCancelled: cancelled, PriceAlertTold: told } = priceAlertExamples;
const { id: item_id, user_id } = asked.data;

const after = (...events: readonly (RestockEvent | PriceAlertEvent)[]) => {
  const record = recorder();
  const streamOf = ({ type, data: { id } }: RestockEvent | PriceAlertEvent) =>
    type.startsWith('Price') ? priceAlertStream(id) : restockStream(id);
  const docs = foldEvents(
    itemAlertProjection,
    events.map((event) => record(streamOf(event), event)),
  );
  return [...docs.values()].map((doc) => itemAlert.parse(doc));
};
const [option, price] = [
  { option_id: 1, price: null },
  { option_id: null, price: 41_000 },
];

it.each([
  [[waits], [option]],
  [[asked], [price]],
  [
    [waits, asked],
    [option, price],
  ],
  [[waits, asked, left], [price]],
  [[waits, asked, back], [price]],
  [[waits, asked, cancelled], [option]],
  [[asked, told], []],
  [[asked, told, asked], [price]],
] as const)('after %j one waits for %j', (events, alerts) => {
  expect(after(...events)).toMatchObject(alerts.map((alert) => ({ user_id, item_id, ...alert })));
});

it('knows since when', () => expect(after(waits, asked)[1]?.asked_at).toBe(epochMs(timeOf(2))));

it('goes by the price that was seen last', () =>
  expect(after(asked, { ...asked, data: { ...asked.data, price: 45_000 } })).toMatchObject([{ price: 45_000 }]));

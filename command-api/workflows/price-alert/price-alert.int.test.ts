import { priceAlertStream } from '@maru/contracts/shop/price-alert/price-alert.events';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { v7 } from 'uuid';
import { eventsOf } from '../../pipeline/memo.fixture.ts';
import { priceAlertWorkflow } from '../../shop/price-alert/price-alert.workflow.ts';
import { price, shopWorld, type ShopWorld } from '../shop/shop.fixture.ts';
import { priceAlertNotifier } from './price-alert-notifier.ts';

let shop: ShopWorld;
beforeEach(async () => {
  shop = await shopWorld();
});
afterEach(() => shop.close());

/** Does all that ever followed from events, as after a lost checkpoint. */
const workOff = async () => {
  const perform = priceAlertNotifier({ load: shop.load, execute: shop.service.execute });
  for await (const { events } of shop.events.readAll({ after: 0, prefixes: priceAlertWorkflow.streams }))
    for (const event of events) {
      const on = (priceAlertWorkflow.on as Record<string, unknown>)[event.type];
      for (const reaction of typeof on === 'function' ? (on(event) as readonly { itemId: string }[]) : [])
        await perform(reaction, event);
    }
};
const told = async (item: string) =>
  (await eventsOf(shop.events, priceAlertStream(item)))
    .filter(({ type }) => type === 'PriceAlertTold')
    .map(({ data }) => data);
const ask = async (id: string, userId: string, seen = price) =>
  shop.call('POST', 'shop/price_alert', { token: await shop.token(userId), body: { id, price: seen } });
const changeTo = (id: string, lower: number) => shop.asAdmin('ChangeItemOption', { id, optionId: 1, price: lower });

it('whoever waits is told once, when it costs less than it did', async () => {
  const [item, user_id] = [await shop.item(3), v7()];
  expect(await ask(item, user_id)).toMatchObject({ status: 200, body: { price } });
  await changeTo(item, price + 5_000);
  await changeTo(item, price);
  await workOff();
  expect(await told(item)).toEqual([]);
  await changeTo(item, price - 5_000);
  await workOff();
  await changeTo(item, price - 9_000);
  await workOff();
  expect(await told(item)).toEqual([{ id: item, user_id, from: price, to: price - 5_000 }]);
  expect((await shop.call('GET', `shop/price_alert?id=${item}`, { token: await shop.token(user_id) })).body).toEqual({
    price: null,
  });
});

it('a sale that begins is a lower price', async () => {
  const [item, user_id] = [await shop.item(3), v7()];
  await ask(item, user_id);
  const day = (days: number) => new Date(shop.clock.now() + days * 86_400_000).toISOString();
  await shop.asAdmin('SetItemSale', { id: item, sale: { percent: 10, from: day(1), until: day(3) } });
  await workOff();
  expect(await told(item)).toEqual([]);
  shop.clock.advance(1.5 * 86_400_000);
  await shop.sendAsSystem('BeginSale', { id: item });
  await workOff();
  expect(await told(item)).toEqual([{ id: item, user_id, from: price, to: price * 0.9 }]);
});

it('nobody is told of what is hidden or sold out, but once it is there again', async () => {
  const [item, user_id] = [await shop.item(3), v7()];
  await ask(item, user_id);
  await shop.asAdmin('ChangeItemState', { id: item, state: 'soldOut' });
  await changeTo(item, price - 1_000);
  await workOff();
  expect(await told(item)).toEqual([]);
  await shop.asAdmin('ChangeItemState', { id: item, state: 'onSale' });
  await workOff();
  expect(await told(item)).toHaveLength(1);
});

it('who waits no more is not told, and nobody waits for more than it costs', async () => {
  const [item, user_id] = [await shop.item(3), v7()];
  expect(await ask(item, user_id, price + 1)).toMatchObject({ status: 409, body: { code: 'price_is_lower' } });
  await ask(item, user_id);
  await shop.call('DELETE', `shop/price_alert?id=${item}`, { token: await shop.token(user_id) });
  await changeTo(item, price - 1_000);
  await workOff();
  expect(await told(item)).toEqual([]);
});

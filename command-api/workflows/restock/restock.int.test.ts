import { restockStream } from '@maru/contracts/shop/restock/restock.events';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { v7 } from 'uuid';
import { eventsOf } from '../../pipeline/memo.fixture.ts';
import { restockWorkflow } from '../../shop/restock/restock.workflow.ts';
import { shopWorld, type ShopWorld } from '../shop/shop.fixture.ts';
import { restockNotifier } from './restock-notifier.ts';

let shop: ShopWorld;
beforeEach(async () => {
  shop = await shopWorld();
});
afterEach(() => shop.close());

/** Does all that ever followed from events, as after a lost checkpoint. */
const workOff = async () => {
  const perform = restockNotifier({ load: shop.load, execute: shop.service.execute });
  for await (const { events } of shop.events.readAll({ after: 0, prefixes: restockWorkflow.streams })) {
    for (const event of events) {
      const on = (restockWorkflow.on as Record<string, unknown>)[event.type];
      for (const reaction of typeof on === 'function' ? (on(event) as readonly { itemId: string }[]) : [])
        await perform(reaction, event);
    }
  }
};
const told = async (item: string) =>
  (await eventsOf(shop.events, restockStream(item)))
    .filter(({ type }) => type === 'RestockTold')
    .map(({ data }) => (data as { user_id: string }).user_id);
const ask = async (id: string, userId: string) =>
  shop.call('POST', 'shop/restock', { token: await shop.token(userId), body: { id, option_id: 1 } });
const add = (id: string, by: number) => shop.sendAsSystem('AdjustStock', { id, optionId: 1, by, reason: '입고' });

it('whoever waits is told once, when there is something again', async () => {
  const [item, one, two] = [await shop.item(0), v7(), v7()];
  expect(await ask(item, one)).toMatchObject({ status: 200, body: { options: [1] } });
  await ask(item, two);
  await ask(item, one);
  await workOff();
  expect(await told(item)).toEqual([]);
  await add(item, 5);
  await workOff();
  await add(item, 5);
  await workOff();
  await workOff();
  expect(await told(item)).toEqual([one, two]);
  expect((await shop.call('GET', `shop/restock?id=${item}`, { token: await shop.token(one) })).body).toEqual({
    options: [],
  });
});

it('who waits no more is not told', async () => {
  const [item, one] = [await shop.item(0), v7()];
  await ask(item, one);
  await shop.call('DELETE', `shop/restock?id=${item}&option_id=1`, { token: await shop.token(one) });
  await add(item, 5);
  await workOff();
  expect(await told(item)).toEqual([]);
});

it('what an order held and let go can be had again', async () => {
  const [item, one, orderId] = [await shop.item(2), v7(), v7()];
  await shop.sendAsSystem('ReserveStock', {
    id: item,
    orderId,
    lines: [{ optionId: 1, quantity: 2 }],
    until: '2099-01-01T00:00:00.000Z',
  });
  await ask(item, one);
  await shop.sendAsSystem('ReleaseStock', { id: item, orderId, reason: '결제 시간 초과' });
  await workOff();
  expect(await told(item)).toEqual([one]);
});

it('nobody waits for what can be had', async () => {
  const item = await shop.item(1);
  expect(await ask(item, v7())).toMatchObject({ status: 409, body: { code: 'not_sold_out' } });
});

import { clockCheck } from '@maru/platform/clock/clock-check';
import { createMetrics } from '@maru/platform/metrics/metrics';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OutcomeUnknown } from '../../shop/payment/payment-provider.ts';
import { buying, type ShopWorld, shopWorld } from './shop.fixture.ts';
import { orderPoller } from './order-poller.ts';
import { viewsOfLog } from './shop-views.fixture.ts';

let shop: ShopWorld;
beforeAll(async () => {
  shop = await shopWorld();
});
afterAll(() => shop.close());

it('wait with an order, and its stock, while the provider does not answer; then nobody is charged for nothing', async () => {
  const item = await shop.item();
  const order = await buying(shop, () => item).placed(2);
  const key = await shop.agree(order.id, order.total, 'deposit');
  await shop.confirm(key, order.id, order.total);
  const [views, over] = viewsOfLog();
  over(shop.events, shop.load);
  const told: unknown[] = [];
  const log = {
    warn: (...what: unknown[]) => void told.push(what),
    error: (...what: unknown[]) => void told.push(what),
  };
  let away = true;
  const { provider } = shop.parts;
  const asked =
    <A, B>(call: (of: A) => Promise<B>) =>
    async (of: A) => {
      if (away) throw new OutcomeUnknown('away');
      return call(of);
    };
  const parts = {
    ...shop.parts,
    provider: { ...provider, find: asked(provider.find), cancel: asked(provider.cancel) },
  };
  const poll = orderPoller({ views, clock: shop.clock }, parts, log, { waitMs: () => 0, now: shop.clock.now });

  shop.clock.advance(25 * 60 * 60_000);
  await poll();
  expect([(await shop.order(order.id))?.status, await shop.stock(item), told.length > 0]).toEqual([
    'awaitingPayment',
    [10, 2],
    true,
  ]);
  away = false;
  shop.clock.advance(60_000);
  await poll();
  await shop.workOff();
  await shop.sendAsSystem('DepositAtSandbox', { key });
  expect([(await shop.order(order.id))?.status, await shop.stock(item), await shop.taken(key)]).toEqual([
    'expired',
    [10, 0],
    0,
  ]);
});

it('do not expire while the clock is far from the log, and do when it is believed', async () => {
  const item = await shop.item();
  const order = await buying(shop, () => item).placed(1);
  const [views, over] = viewsOfLog();
  over(shop.events, shop.load);
  const log = { warn: () => undefined, error: () => undefined, info: () => undefined };
  const beginning = shop.clock.now();
  let passed = 0;
  const isClockTrusted = clockCheck({
    events: shop.events,
    clock: shop.clock,
    log,
    metrics: createMetrics(),
    elapsed: () => passed,
  });
  const times = { waitMs: () => 0, now: shop.clock.now, isClockTrusted };
  const poll = orderPoller({ views, clock: shop.clock }, shop.parts, log, times);
  await poll();
  shop.clock.advance(400 * 86_400_000);
  await poll();
  expect((await shop.order(order.id))?.status).toBe('awaitingPayment');
  shop.clock.advance(beginning - shop.clock.now());
  await poll();
  expect((await shop.order(order.id))?.status).toBe('awaitingPayment');
  passed += 86_400_000;
  shop.clock.advance(86_400_000);
  await poll();
  expect((await shop.order(order.id))?.status).toBe('expired');
});

it('go on with other orders where one cannot be looked after', async () => {
  const item = await shop.item();
  const order = await buying(shop, () => item).placed(1);
  const key = await shop.agree(order.id, order.total, 'slow');
  await shop.confirm(key, order.id, order.total);
  const broken = v7();
  const views = {
    view: (name: string) => ({
      find: async () =>
        name === 'payment' ? [broken, order.id].map((id) => ({ doc: { id, changed_at: 0 }, position: 1 })) : [],
    }),
  } as never;
  const told: unknown[] = [];
  const log = { warn: () => undefined, error: (what: unknown) => void told.push(what) };
  const load: typeof shop.load = async (folded, stream) => {
    if (stream.endsWith(broken)) throw new Error('cannot be read');
    return shop.load(folded, stream);
  };
  await orderPoller({ views, clock: shop.clock }, { ...shop.parts, load }, log)();
  expect([(await shop.order(order.id))?.status, told.length]).toEqual(['paid', 1]);
});

import { seoulDay } from '@maru/contracts/kernel/seoul-days';
import type { Comparison } from '@maru/contracts/shop/payment/payment.queries';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import { expect, it } from 'vitest';
import { memoryShop } from '../../shop/payment/payment.fixture.ts';
import { NotAtProvider, type PaymentProvider, ProviderAway } from '../../shop/payment/payment-provider.ts';
import { compareDaily } from './compare-daily.ts';
import { paymentStream } from '@maru/contracts/shop/payment/payment.events';

const dayMs = 24 * 60 * 60 * 1_000;
const now = Date.parse('2026-03-10T03:00:00Z');
const ids = ['a', 'b', 'c', 'd', 'e'];
const unasked = () => Promise.reject(new Error('nobody asks'));

const world = () => {
  const clock = { at: now };
  const shop = memoryShop({ now });
  for (const id of [...ids, 'old'])
    shop.put(paymentStream(id), { type: 'PaymentRequested', data: { id, key: `key-${id}`, amount: 1_000 } });
  const docs = [
    ...ids.map((id, at) => ({ id, begun_at: now - 10 * dayMs + (at < 3 ? 0 : at) })),
    { id: 'old', begun_at: now - 41 * dayMs },
  ];
  let saved: Comparison | undefined;
  const views = {
    define: async () => undefined,
    write: async (_view: string, _version: number, [write]: [{ doc: Comparison }]) => void (saved = write.doc),
    version: () => ({ get: async () => saved && { doc: saved, position: 1 } }),
    view: () => ({
      find: async ({ where, limit }: { where: { begun_at: { gte: number } }; limit: number }) =>
        docs
          .filter(({ begun_at }) => begun_at >= where.begun_at.gte)
          .slice(0, limit)
          .map((doc) => ({ doc, position: 1 })),
    }),
  };
  const asked: string[] = [];
  const mood = { away: false };
  const provider: PaymentProvider = {
    name: 'sandbox',
    clientKey: null,
    confirm: unasked,
    cancel: unasked,
    find: async ({ key, orderId }) => {
      if (mood.away) throw new ProviderAway('away');
      asked.push(orderId);
      if (orderId === 'c') throw new NotAtProvider('gone');
      return {
        key,
        order_id: orderId,
        status: 'refused',
        amount: 1_000,
        cancelled: 0,
        method: '',
        receipt: null,
        deposit: null,
        code: 'EXPIRED',
      };
    },
  };
  const open = () =>
    compareDaily({
      engines: { views: views as unknown as ViewStore, clock: { now: () => clock.at, stamp: () => '' } },
      settlement: { load: shop.load, send: shop.send, provider },
      log: { warn: () => undefined },
      waitMs: () => 0,
      fence: 1,
    });
  return { clock, asked, mood, open, state: () => saved };
};

it('asks about each payment of the last 40 days once a day, two a round, goes on where another owner stopped', async () => {
  const { clock, asked, open, state } = world();
  const first = open();
  await first();
  expect(asked).toEqual(['a', 'b']);
  await first();
  expect(asked).toEqual(['a', 'b', 'c', 'd']);
  const next = open();
  for (let rounds = 0; rounds < 5; rounds += 1) await next();
  expect(asked.slice(4)).toEqual(['e']);
  expect(state()).toMatchObject({ day: seoulDay(now), compared: 5, unknown: 1, ended_at: now });
  await next();
  expect(asked).toHaveLength(5);
  clock.at += dayMs;
  await next();
  expect(state()).toMatchObject({ day: seoulDay(now) + 1, ended_at: null });
});

it('leaves a provider alone that does not answer, and forgets nobody for it', async () => {
  const { asked, mood, open, state } = world();
  const round = open();
  mood.away = true;
  await round();
  expect([asked, state()?.compared]).toEqual([[], 0]);
  mood.away = false;
  await round();
  expect(asked).toEqual(['a', 'b']);
});

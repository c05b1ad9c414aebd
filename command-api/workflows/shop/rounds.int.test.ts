import { paymentExamples } from '@maru/contracts/shop/payment/payment.examples';
import type { PaymentEvent } from '@maru/contracts/shop/payment/payment.events';
import { openSqliteViewStore } from '@maru/platform/view-store/sqlite-view-store';
import type { Document, ViewStore } from '@maru/platform/view-store/view-store';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fixedClock } from '@maru/platform/clock/fixed-clock';
import type { Load } from '../../pipeline/aggregate.ts';
import { foldAll } from '../../pipeline/decider-spec.ts';
import { ProviderAway } from '../../shop/payment/payment-provider.ts';
import { providerBreaker } from '../../shop/payment/provider-breaker.service.ts';
import type { SettlementParts } from '../../shop/payment/settlement-parts.ts';
import { orderPoller } from './order-poller.ts';

const { PaymentRequested, PaymentDepositAwaited } = paymentExamples;
const attempt = (id: string): readonly PaymentEvent[] => [
  { ...PaymentRequested, data: { ...PaymentRequested.data, id, key: id } },
  { ...PaymentDepositAwaited, data: { ...PaymentDepositAwaited.data, id, key: id } },
];
const mark = async () => undefined;
const load: Load = async (fold, stream) => {
  const id = stream.replace('shop.payment-', '');
  return { state: foldAll(fold, stream === id ? [] : (attempt(id) as never)), revision: 1, mark };
};
const name = (n: number) => `order-${String(n).padStart(4, '0')}`;

let views: ViewStore;
let folder = '';
const clock = fixedClock();
const log = { warn: vi.fn<() => void>(), error: vi.fn<() => void>() };
let asked: string[] = [];

beforeEach(async () => {
  asked = [];
  folder = await mkdtemp(join(tmpdir(), 'rounds-'));
  views = await openSqliteViewStore(join(folder, 'views.db'));
});
afterEach(async () => {
  await views.close();
  await rm(folder, { recursive: true });
});

const show = async (view: string, fields: Record<string, 'text' | 'number'>, docs: readonly Document[]) => {
  await views.define({ name: view, version: 1, fields, indexes: [] });
  await views.write(
    view,
    1,
    docs.map((doc, n) => ({ id: doc.id, doc, position: n + 1 })),
    docs.length + 1,
  );
  await views.swap(view, 1);
};
const openPayments = (count: number) =>
  show(
    'payment',
    { open: 'number', changed_at: 'number' },
    Array.from({ length: count }, (_, n) => ({ id: name(n), open: true, changed_at: Math.floor(n / 3) })),
  );
const partsWith = (find: (id: string) => void): SettlementParts => ({
  load,
  send: async () => undefined,
  provider: {
    name: 'toss',
    clientKey: null,
    confirm: async () => Promise.reject(new Error('nobody pays here')),
    cancel: async () => Promise.reject(new Error('nothing is given back here')),
    find: async ({ key, orderId }) => {
      asked.push(orderId);
      find(orderId);
      const { amount, deposit } = PaymentDepositAwaited.data;
      const seen = { status: 'awaitingDeposit', cancelled: 0, method: '', receipt: null, code: '' } as const;
      return { ...seen, key, order_id: orderId, amount, deposit };
    },
  },
});

it('look at the 501st behind 500 orders that wait for their deposit', async () => {
  await openPayments(501);
  const poll = orderPoller(
    { views, clock },
    partsWith(() => undefined),
    log,
  );
  for (let round = 0; round < 3; round += 1) await poll();
  expect(asked).toContain(name(500));
  expect(new Set(asked).size).toBe(501);
});

const guarded = (parts: SettlementParts, now: () => number) => {
  const { provider, waitMs } = providerBreaker(parts.provider, () => undefined, now);
  return orderPoller({ views, clock }, { ...parts, provider }, log, { waitMs, now });
};

it('ask a provider that is away once a round, ever more rarely, and everyone once it is back', async () => {
  await openPayments(50);
  let [now, isAway] = [0, true];
  const parts = partsWith(() => {
    if (isAway) throw new ProviderAway('toss did not answer');
  });
  const poll = guarded(parts, () => now);
  await poll();
  await poll();
  expect(asked).toEqual([name(0)]);
  for (now = 1_000; now <= 120_000; now += 1_000) await poll();
  expect(asked.length).toBeLessThan(13);
  expect(new Set(asked).size).toBe(asked.length);
  isAway = false;
  for (; now <= 260_000; now += 1_000) await poll();
  expect(new Set(asked).size).toBe(50);
});

it('expire who never began to pay also while the provider is away', async () => {
  const sent: object[] = [];
  const order = (n: number) => ({
    id: name(n),
    stage: 'awaitingPayment',
    status: 'awaitingPayment',
    amounts: { total: 1_000 },
    pay_until: clock.now() - 1_000 + n,
  });
  await show('order', { status: 'text', pay_until: 'number', due_at: 'number' }, [order(0), order(1)]);
  const parts: SettlementParts = {
    ...partsWith(() => {
      throw new ProviderAway('toss did not answer');
    }),
    load: async (fold, stream) => {
      if (stream.startsWith('shop.order-')) return { state: { ...order(0) } as never, revision: 0, mark };
      return stream.endsWith(name(0)) ? load(fold, stream) : { state: fold.initialState, revision: -1, mark };
    },
    send: async (command) => void sent.push(command),
  };
  await guarded(parts, () => 0)();
  expect(asked).toEqual([name(0)]);
  expect(sent).toContainEqual({ type: 'ExpireOrder', data: { id: name(1) } });
});

it('end when their lease is lost', async () => {
  await openPayments(50);
  const poll = orderPoller(
    { views, clock },
    partsWith(() => undefined),
    log,
  );
  await poll(() => asked.length < 3);
  expect(asked).toHaveLength(3);
});

it('leave the rest to the next round where each answer takes long', async () => {
  await openPayments(50);
  let now = 0;
  const poll = orderPoller(
    { views, clock },
    partsWith(() => void (now += 1_500)),
    log,
    { waitMs: () => 0, now: () => now },
  );
  await poll();
  expect(asked).toEqual([0, 1, 2, 3].map(name));
  await poll();
  expect(asked.slice(4, 6)).toEqual([4, 5].map(name));
});

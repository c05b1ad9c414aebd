import { Rejected } from '@maru/contracts/kernel/rejections';
import { correlationId } from '@maru/platform/http/correlation-id';
import { errorHandler, notFound } from '@maru/platform/http/error-handler';
import { listen, portOf } from '@maru/platform/http/listen';
import { stopServer } from '@maru/platform/http/shutdown';
import { createLogger } from '@maru/platform/log/logger';
import express from 'express';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStreams } from '../../../pipeline/streams.ts';
import { servedCommands, type ServedCommands } from '../../../testing/service.fixture.ts';
import { RefundRefused } from '../payment-provider.ts';
import { sandboxRouter } from './sandbox-router.service.ts';
import { sandbox } from './sandbox.service.ts';

let served: ServedCommands;
let server: Awaited<ReturnType<typeof listen>>;
let base = '';
const told: string[] = [];
beforeAll(async () => {
  served = await servedCommands();
  const parts = {
    send: served.service.send,
    load: openStreams(served.events).load,
    notify: async (orderId: string) => void told.push(orderId),
  };
  const app = express()
    .use(correlationId)
    .use('/api', sandboxRouter(parts))
    .use(notFound, errorHandler(createLogger({ level: 'silent' })));
  server = await listen(app, { port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${portOf(server)}/api/sandbox/`;
});
afterAll(async () => {
  await stopServer(server, { graceMs: 0 });
  await served.close();
});

const orderId = v7();
const post = (path: string, form: Record<string, string>) =>
  fetch(base + path, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
const locationOf = (answer: Response) => new URL(answer.headers.get('location') ?? '', 'http://shop.example');

describe('the sandbox', () => {
  it('shows the amount and every way it can go, and what is typed as text', async () => {
    const page = await (
      await fetch(
        `${base}pay?orderId=${orderId}&number=240627-0000-00F&amount=97700&name=${encodeURIComponent('<b>명함</b>')}`,
      )
    ).text();
    expect(page).toContain('name="number" value="240627-0000-00F"');
    expect(page).toContain('97,700원');
    expect(page).toContain('&lt;b&gt;명함');
    expect(page.match(/<button/g)).toHaveLength(7);
  });

  it('offers the account first to somebody who wants one', async () => {
    const page = await (await fetch(`${base}pay?orderId=${orderId}&amount=97700&method=VIRTUAL_ACCOUNT`)).text();
    expect([...page.matchAll(/name="outcome" value="(\w+)"/g)].slice(0, 2).map(([, outcome]) => outcome)).toEqual([
      'deposit',
      'paid',
    ]);
  });

  it('refuses no refund because the log is away', async () => {
    const key =
      locationOf(await post('pay', { orderId, amount: '97700', outcome: 'paid' })).searchParams.get('paymentKey') ?? '';
    const { load } = openStreams(served.events);
    const refund = {
      key,
      orderId,
      refundId: v7(),
      amount: null,
      reason: '단순 변심',
      account: null,
      taxFree: 0,
      accountsRefused: 0,
    };
    const away = sandbox({ load, send: () => Promise.reject(new Rejected('unavailable')) });
    await expect(away.cancel(refund)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(sandbox({ load, send: served.service.send }).cancel(refund)).rejects.toBeInstanceOf(RefundRefused);
  });

  it('leads back with a payment that is taken when it is confirmed', async () => {
    const back = locationOf(await post('pay', { orderId, amount: '97700', outcome: 'paid' }));
    const key = back.searchParams.get('paymentKey') ?? '';
    expect([back.pathname, back.searchParams.get('orderId'), back.searchParams.get('amount')]).toEqual([
      '/success',
      orderId,
      '97700',
    ]);
    const provider = sandbox({ send: served.service.send, load: openStreams(served.events).load });
    expect(await provider.find({ key, orderId })).toMatchObject({ status: 'pending' });
    const receipt = `/api/sandbox/receipt?paymentKey=${key}`;
    expect((await fetch(new URL(receipt, base))).status).toBe(404);
    expect(await provider.confirm({ key, orderId, amount: 97_700 })).toMatchObject({
      status: 'paid',
      amount: 97_700,
      receipt,
    });
    expect(await (await fetch(new URL(receipt, base))).text()).toContain('97,700원');
    expect(await provider.confirm({ key, orderId, amount: 1 })).toMatchObject({ status: 'refused' });
  });

  it('leads back without one when the window is closed', async () => {
    const back = locationOf(
      await post('pay', { orderId, number: '240627-0000-00F', amount: '97700', outcome: 'closed' }),
    );
    expect([back.pathname, ...['code', 'orderId', 'number'].map((name) => back.searchParams.get(name))]).toEqual([
      '/fail',
      'PAY_PROCESS_CANCELED',
      orderId,
      '240627-0000-00F',
    ]);
  });

  it('takes a deposit and tells of it', async () => {
    const key =
      locationOf(await post('pay', { orderId, amount: '5000', outcome: 'deposit' })).searchParams.get('paymentKey') ??
      '';
    const provider = sandbox({ send: served.service.send, load: openStreams(served.events).load });
    expect(await provider.confirm({ key, orderId, amount: 5_000 })).toMatchObject({
      status: 'awaitingDeposit',
      deposit: { bank: '연습은행' },
    });
    expect(locationOf(await post('deposit', { paymentKey: key })).pathname).toBe('/api/sandbox/deposit');
    expect([await (await fetch(`${base}deposit?paymentKey=${key}`)).text(), told]).toEqual([
      expect.stringContaining('입금했어요.'),
      [orderId],
    ]);
    expect(await provider.find({ key, orderId })).toMatchObject({ status: 'paid' });
  });

  it.each([
    ['pay', { orderId, amount: '-1', outcome: 'paid' }],
    ['pay', { orderId: 'x', amount: '1', outcome: 'paid' }],
    ['pay', { orderId, amount: '1', outcome: 'free' }],
    ['deposit', { paymentKey: "x'" }],
  ])('refuses %s %j', async (path, form) => {
    expect((await post(path, form as Record<string, string>)).status).toBe(400);
  });
});

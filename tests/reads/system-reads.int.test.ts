import { systemAlertQueries } from '@maru/contracts/site/alert/alert.routes';
import { faultQueries } from '@maru/contracts/site/fault/fault.routes';
import { healthQueries } from '@maru/contracts/site/health/health.routes';
import { projectionQueries } from '@maru/contracts/site/projection/projection.routes';
import { verificationQueries } from '@maru/contracts/site/verification/verification.routes';
import { beforeAll, expect, it } from 'vitest';
import { type Client, logIn, newPerson, visit } from '../support/api-client.ts';
import { isStack, openProduct } from '../support/product.ts';
import type { Product } from '../support/running-server.ts';

let server: Product;
let admin: Client;
beforeAll(async () => {
  server = await openProduct();
  admin = await logIn(server.url);
});

const faults = async () => faultQueries.list.answer.parse((await admin.call('GET', 'adm/system/faults')).body);

it('nothing stands still and all keys open, as administrators see it', async () => {
  expect(await faults()).toMatchObject({ views: [], damaged: { total: 0 }, keys: { total: 0 } });
});

it('a view of which nothing stands still has an empty page, also one that is not there', async () => {
  for (const view of ['item', 'no-such-view']) {
    const { body } = await admin.call('GET', 'adm/system/parked', { query: { view, page: 2 } });
    expect(body).toEqual({ list: [], total: 0 });
  }
});

it.each([{}, { view: 'Item' }, { view: 'item', page: 0 }, { view: 'item', itemsPerPage: 101 }])(
  'a page of %j is none',
  async (query) => {
    expect((await admin.call('GET', 'adm/system/parked', { query })).status).toBe(400);
  },
);

it.each([
  'adm/system/faults',
  'adm/system/parked',
  'adm/system/projections',
  'adm/system/health',
  'adm/system/verification',
  'adm/system/alerts',
])('%s is for administrators only', async (path) => {
  const person = await newPerson(server, '손님');
  const query = { view: 'item' };
  expect((await person.call('GET', path, { query })).status).toBe(403);
  expect((await visit(server.url, 'GET', path, { query })).status).toBe(401);
});

const projections = async () =>
  projectionQueries.list.answer.parse((await admin.call('GET', 'adm/system/projections')).body);
const projection = async (view: string) => (await projections()).list.find((row) => row.view === view);

it('every projection is listed with its owner and how far it is', async () => {
  await expect.poll(() => projection('coupon')).toMatchObject({ status: 'live', lag: 0, building: [] });
  expect((await projection('coupon'))?.owner).toMatch(/^.+:\d+$/);
});

it('a view is built anew from the screen, while it is read', async () => {
  await expect.poll(() => projection('coupon')).toMatchObject({ status: 'live' });
  const before = await projection('coupon');
  expect((await admin.call('POST', 'adm/system/rebuild', { body: { id: 'coupon' } })).status).toBe(200);
  await expect
    .poll(() => projection('coupon'), { timeout: 10_000 })
    .toMatchObject({ rebuild: { status: 'done', corrected: 0, by: admin.user.name } });
  expect((await projection('coupon'))?.version).toBeGreaterThan(before?.version ?? 0);
  expect((await admin.call('GET', 'adm/coupon/list')).status).toBe(200);
});

const health = async () => healthQueries.info.answer.parse((await admin.call('GET', 'adm/system/health')).body);

it('processes say how they and their engines are, and what they run', async () => {
  await expect.poll(async () => (await health()).processes.length).toBeGreaterThan(0);
  const { processes, workflows, sessions } = await health();
  const services = processes.flatMap((one) => one.services);
  expect(services).toEqual(expect.arrayContaining(['projectors', 'command-api', 'query-api', 'realtime', 'workflows']));
  const checks = processes.flatMap((one) => one.checks);
  expect(new Set(checks.map(({ engine }) => engine))).toEqual(new Set(['log', 'views', 'files', 'bus']));
  expect(checks.filter(({ ok }) => !ok)).toEqual([]);
  expect(workflows.map(({ name }) => name)).toContain('mails');
  expect(sessions.used).toBeGreaterThan(0);
});

it('a mail that was sent is counted', async () => {
  const { mails: before } = await health();
  await newPerson(server, '메일 받는 이');
  await expect.poll(async () => (await health()).mails.sent_today).toBeGreaterThan(before.sent_today);
});

it('no alert runs where all is well', async () => {
  const { body } = await admin.call('GET', 'adm/system/alerts');
  expect(systemAlertQueries.running.answer.parse(body)).toEqual({ list: [] });
});

const verification = async () =>
  verificationQueries.info.answer.parse((await admin.call('GET', 'adm/system/verification')).body);

it('the log is checked in the background, once at a time, and the result stays', async () => {
  expect((await admin.call('POST', 'adm/system/verify', { body: {} })).status).toBe(200);
  const second = await admin.call('POST', 'adm/system/verify', { body: {} });
  expect([200, 409]).toContain(second.status);
  await expect.poll(verification, { timeout: 20_000 }).toMatchObject({ running: null, last: { by: admin.user.name } });
  const { last } = await verification();
  expect(last?.events).toBeGreaterThan(0);
  // On engines that all share, other tests have written events past the pipeline, which have no chain.
  if (!isStack) expect(last?.bad).toBe(0);
});

import type { DeskTaskCount } from '@maru/contracts/site/desk/desk.queries';
import { deskTasks } from '@maru/contracts/site/desk/desk.tasks';
import { parkedView } from '@maru/contracts/kernel/parked.views';
import { openSqliteViewStore } from '@maru/platform/view-store/sqlite-view-store';
import type { Document, ViewDefinition, ViewStore } from '@maru/platform/view-store/view-store';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tasksOfDesk } from './desk.ts';
import type { QueryContext } from './http/query-handler.ts';

const fields: Readonly<Record<string, ViewDefinition['fields']>> = {
  order: { status: 'text', placed_at: 'number', owed_since: 'number' },
  payment: { stuck: 'number', awaits_account: 'number', differs: 'number', changed_at: 'number' },
  question: { removed: 'number', answered: 'number', asked_at: 'number' },
  'name-card': { status: 'text' },
  'cash-receipt': { stuck: 'number', changed_at: 'number' },
  'tax-invoice': { status: 'text', requested_at: 'number', overstated: 'number' },
  item: { scarce: 'number' },
  'addin-error': { state: 'text', state_since: 'number' },
  system: { kind: 'text', status: 'text', since: 'number' },
};
let folder: string;
let views: ViewStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'desk-'));
  views = await openSqliteViewStore(join(folder, 'views.db'));
  for (const [name, of] of Object.entries(fields)) {
    await views.define({ name, version: 1, fields: of, indexes: [] });
    await views.swap(name, 1);
  }
  await views.define(parkedView);
  await views.swap(parkedView.name, parkedView.version);
});
afterEach(async () => {
  await views.close();
  await rm(folder, { recursive: true });
});

let last = 0;
const put = (view: string, ...docs: readonly object[]) =>
  views.write(
    view,
    1,
    docs.map((doc) => {
      const id = `${(last += 1)}`;
      return { id, doc: { id, ...doc } as Document, position: 1 };
    }),
    1,
  );
const ask = async () => (await tasksOfDesk.answer({}, { engines: { views } } as unknown as QueryContext)).list;
const waiting = async () => (await ask()).filter(({ count }) => count > 0);

it('counts every kind in its order, and nothing in an empty shop', async () => {
  const list = await ask();
  expect(list.map(({ task }) => task)).toEqual([...deskTasks]);
  expect(list.every(({ count, since }) => count === 0 && since === null)).toBe(true);
});

const cases: Readonly<Record<string, readonly [view: string, docs: readonly object[], found: DeskTaskCount]>> = {
  'new orders': [
    'order',
    [
      { status: 'paid', placed_at: 7, claims: [] },
      { status: 'paid', placed_at: 5, claims: [] },
      { status: 'delivered', placed_at: 1, claims: [] },
    ],
    { task: 'ordersToPrepare', count: 2, since: 5 },
  ],
  'what was asked to be sent back': [
    'order',
    [
      {
        status: 'returnRequested',
        placed_at: 1,
        claims: [
          { state: 'settled', opened_at: 2 },
          { state: 'requested', opened_at: 9 },
        ],
      },
    ],
    { task: 'returnRequests', count: 1, since: 9 },
  ],
  'money that is given back by hand': ['order', [{ owed_since: 4 }], { task: 'refundsOwed', count: 1, since: 4 }],
  'refused refunds': ['payment', [{ stuck: true, changed_at: 3 }], { task: 'refundsStuck', count: 1, since: 3 }],
  'questions without an answer': [
    'question',
    [
      { removed: false, answered: false, asked_at: 8 },
      { removed: true, answered: false, asked_at: 1 },
      { removed: false, answered: true, asked_at: 2 },
    ],
    { task: 'questions', count: 1, since: 8 },
  ],
  'tax invoices': [
    'tax-invoice',
    [{ status: 'requested', requested_at: 6 }],
    { task: 'taxInvoices', count: 1, since: 6 },
  ],
  'what was sold out': ['item', [{ scarce: 0 }, { scarce: null }], { task: 'soldOut', count: 1, since: null }],
  'errors of the add-in that are new, came back or rise': [
    'addin-error',
    [
      { state: 'new', state_since: 8 },
      { state: 'regressed', state_since: 3 },
      { state: 'rising', state_since: 5 },
      { state: 'acknowledged', state_since: 1 },
      { state: 'fixed', state_since: 2 },
    ],
    { task: 'addinErrors', count: 3, since: 3 },
  ],
  'what runs out': ['item', [{ scarce: 5 }, { scarce: 6 }], { task: 'lowStock', count: 1, since: null }],
};
it.each(Object.entries(cases))('counts %s', async (_, [view, docs, found]) => {
  await put(view, ...docs);
  expect(await waiting()).toEqual([found]);
});

it('leaves out name cards whose line was cancelled', async () => {
  const card = (order_id: string, changed_at: number) => ({ status: 'requested', order_id, no: 1, changed_at });
  await put(
    'order',
    { lines: [{ no: 1, quantity: 1, cancelled: 0 }] },
    { lines: [{ no: 1, quantity: 1, cancelled: 1 }] },
  );
  await put('name-card', card(`${last - 1}`, 6), card(`${last}`, 2));
  expect(await waiting()).toEqual([{ task: 'proofsToMake', count: 1, since: 6 }]);
});

it('tells mails from other work that was set aside', async () => {
  const reaction = (workflow: string, since: number, status = 'waiting') => ({
    kind: 'reaction',
    status,
    since,
    reaction: { workflow },
  });
  await put('system', reaction('mails', 3), reaction('orders', 2), reaction('mails', 1, 'givenUp'));
  await put('system', { kind: 'workflow', status: 'stopped', since: 4 });
  expect(await waiting()).toEqual([
    { task: 'mailsFailed', count: 1, since: 3 },
    { task: 'setAside', count: 1, since: 2 },
    { task: 'workflowsStopped', count: 1, since: 4 },
  ]);
});

it('counts documents that stand still', async () => {
  await put(parkedView.name, { projection: 'order', version: 1, document: 'x', since: 5, event: {} });
  expect(await waiting()).toEqual([{ task: 'parked', count: 1, since: 5 }]);
});

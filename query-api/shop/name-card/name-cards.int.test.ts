import { nameCardExamples } from '@maru/contracts/shop/name-card/name-card.examples';
import { nameCardQueries } from '@maru/contracts/shop/name-card/name-card.routes';
import type { NameCardStatus } from '@maru/contracts/shop/name-card/name-card.fields';
import { openSqliteViewStore } from '@maru/platform/view-store/sqlite-view-store';
import type { Document, ViewStore } from '@maru/platform/view-store/view-store';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { QueryContext } from '../../http/query-handler.ts';
import { nameCardTableHandlers } from './name-cards.ts';

let views: ViewStore;
let folder = '';
const show = async (view: string, fields: Record<string, 'text' | 'number'>, docs: readonly Document[]) => {
  await views.define({ name: view, version: 1, fields, indexes: [] });
  const writes = docs.map((doc, n) => ({ id: doc.id, doc, position: n + 1 }));
  await views.write(view, 1, writes, docs.length + 1);
  await views.swap(view, 1);
};
const card = (order_id: string, status: NameCardStatus, changed_at: number) => ({
  ...nameCardExamples.NameCardSubmitted.data,
  id: `${order_id}-${status}`,
  order_id,
  status,
  changed_at,
  unanswered: status === 'proofed',
});
const order = (id: string, cancelled: number) => ({
  id,
  number: id,
  lines: [{ no: 1, name: '명함', option: '200장', quantity: 2, cancelled }],
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'name-cards-'));
  views = await openSqliteViewStore(join(folder, 'views.db'));
  await show('order', {}, [order('gone', 2), order('first', 1), order('second', 0)]);
  await show(
    'name-card',
    { id: 'text', status: 'text', changed_at: 'number', unanswered: 'number' },
    (['proofed', 'printed'] as const).flatMap((status) =>
      ['gone', 'first', 'second'].map((id, n) => card(id, status, n)),
    ),
  );
});
afterAll(async () => {
  await views.close();
  await rm(folder, { recursive: true });
});

const listed = async (work: string) => {
  const context = { engines: { views } } as unknown as QueryContext;
  const query = nameCardQueries.list.input.parse({ work, sort: 'changed_at', limit: '2' });
  const { list, total } = await nameCardTableHandlers.list.answer(query, context);
  return [list.map(({ number, quantity }) => [number, quantity]), total];
};

it.each(['proofed', 'unanswered', 'requested,proofed'])(
  '%s cards are listed and counted without those cancelled',
  async (work) => {
    expect(await listed(work)).toEqual([
      [
        ['first', 1],
        ['second', 2],
      ],
      2,
    ]);
  },
);
it('what was printed stays, whatever became of its order', async () => {
  expect(await listed('printed')).toEqual([
    [
      ['gone', 0],
      ['first', 1],
    ],
    3,
  ]);
});

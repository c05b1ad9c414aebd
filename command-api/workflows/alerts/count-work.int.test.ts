import { mailDayView } from '@maru/contracts/identity/mail/mail.views';
import { systemView } from '@maru/contracts/site/workflow/workflow.views';
import { openPublishedRows } from '@maru/platform/view-store/published-rows';
import { openSqliteViewStore } from '@maru/platform/view-store/sqlite-view-store';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { countWork } from './count-work.ts';

let views: ViewStore;
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'work-'));
  views = await openSqliteViewStore(join(folder, 'views.db'));
});
afterEach(async () => {
  await views.close();
  rmSync(folder, { recursive: true });
});

const now = Date.parse('2026-11-23T10:00:00.000Z');
const nothing = { 'set-aside': 0, 'mails-failing': 0, 'workflow-stopped': 0 };

it('tells mails from other work, and counts what is open alone', async () => {
  expect(await countWork(views, now)).toEqual(nothing);
  const fields = { kind: 'text', status: 'text' } as const;
  const rows = await openPublishedRows(views, { name: systemView, version: 1, fields, indexes: [['kind', 'status']] });
  const reaction = (id: string, workflow: string, status: string) => ({
    id,
    kind: 'reaction',
    status,
    reaction: { workflow },
  });
  await rows.put([
    reaction('a', 'mails', 'waiting'),
    reaction('b', 'orders', 'waiting'),
    reaction('c', 'stock', 'waiting'),
    reaction('d', 'orders', 'givenUp'),
    { id: 'e', kind: 'workflow', status: 'stopped' } as never,
    { id: 'f', kind: 'workflow', status: 'resumed' } as never,
  ]);
  expect(await countWork(views, now)).toEqual({ 'set-aside': 2, 'mails-failing': 1, 'workflow-stopped': 1 });
});

it('takes refused mails for a failure where they are many of the day', async () => {
  const rows = await openPublishedRows(views, { name: mailDayView, version: 1, fields: {}, indexes: [] });
  const refused = async (count: number, sent: number) => {
    await rows.put([{ id: '2026-11-23', refused: count, sent } as never]);
    return (await countWork(views, now))['mails-failing'];
  };
  expect([await refused(4, 0), await refused(5, 5), await refused(6, 5)]).toEqual([0, 0, 6]);
});

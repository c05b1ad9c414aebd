import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { damagePage, indexLeaf } from '../sqlite/damaged-page.fixture.ts';
import { openSqliteViewStore } from './sqlite-view-store.ts';
import { type ViewDefinition, ViewStoreUnavailable } from './view-store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'damaged-start-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const view = (indexes: ViewDefinition['indexes']): ViewDefinition => ({
  name: 'jar-of-a-start',
  version: 1,
  fields: { label: 'text' },
  indexes,
});

it('damage that ends a start is aside at the next one', async () => {
  const file = join(folder, 'views.db');
  const first = await openSqliteViewStore(file);
  await first.define(view([]));
  await first.close();
  const database = new DatabaseSync(file);
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
  damagePage(file, { text: 'jar-of-a-start', kind: indexLeaf });
  const ended = await openSqliteViewStore(file);
  await expect(ended.define(view([['label']]))).rejects.toThrow(ViewStoreUnavailable);
  await ended.close();
  const next = await openSqliteViewStore(file);
  await next.define(view([]));
  expect(await next.versions('jar-of-a-start')).toHaveLength(1);
  await next.close();
});

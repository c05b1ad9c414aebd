import { openSqliteViewStore } from '@maru/platform/view-store/sqlite-view-store';
import { UnknownView, type ViewDefinition } from '@maru/platform/view-store/view-store';
import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';

const ballast: ViewDefinition = { name: 'ballast', version: 1, fields: {}, indexes: [] };
const [page, firstPage] = [4_096, 20];

/** Views that serve until `meetDamage`: from then on the store knows none of them, and goes on in a new file. */
export const damagedViews = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'damaged-views-'));
  const file = join(folder, 'views.db');
  const before = await openSqliteViewStore(file);
  await before.define(ballast);
  const doc = { id: 'a', text: 'x'.repeat(100 * page) };
  await before.write('ballast', 1, [{ id: 'a', doc, position: 1 }], 1);
  // Closing would leave it in the write-ahead log.
  await before.scrub?.();
  await before.close();
  const [handle, pages] = [openSync(file, 'r+'), statSync(file).size / page];
  for (let at = firstPage; at < pages; at += 1) writeSync(handle, Buffer.alloc(page, 0xa5), 0, page, at * page);
  closeSync(handle);
  const views = await openSqliteViewStore(file);
  const meetDamage = () =>
    vi.waitFor(async () => {
      const error: unknown = await views
        .version('ballast', 1)
        .get('a')
        .catch((caught: unknown) => caught);
      if (!(error instanceof UnknownView)) throw new Error('the damage was not met');
    });
  const close = async () => {
    await views.close();
    await rm(folder, { recursive: true });
  };
  return { views, meetDamage, close };
};

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Document } from '@maru/platform/view-store/view-store';
import { openSqliteViewStore } from '@maru/platform/view-store/sqlite-view-store';
import { projections } from '@maru/projectors/compose';
import { folderPlace } from '../log/log-place.ts';
import { compareViews } from './compare-views.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compare-'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});

/** Every view live in a data folder of that name, the first of them with these documents. */
const built = async (name: string, documents: readonly (Document & { readonly position: number })[]) => {
  const views = await openSqliteViewStore(join(folder, `${name}/views.db`));
  for (const [at, projection] of projections.entries()) {
    await views.define({ name: projection.name, version: 1, ...projection.view });
    await views.write(
      projection.name,
      1,
      at > 0 ? [] : documents.map((doc) => ({ id: doc.id, doc, position: doc.position })),
      99,
    );
    await views.swap(projection.name, 1);
  }
  await views.close();
  return folderPlace(join(folder, name));
};
const compare = (from: ReturnType<typeof folderPlace>, to: ReturnType<typeof folderPlace>) => {
  if (to.kind === 'export') throw new Error('no target');
  return compareViews({
    from,
    to,
    files: { from: undefined, to: undefined },
    mongo: { from: undefined, to: undefined },
    live: false,
    compareViews: true,
  });
};
const doc = (id: string, position: number, text = '') => ({ id, position, revision: 0, text });

it('finds views the same that stand at other positions', async () => {
  const source = await built('a', [doc('x', 1), doc('y', 2)]);
  expect(await compare(source, await built('b', [doc('x', 1_000), doc('y', 2_000)]))).toBe(true);
});

it('names documents that are other, missing or too many', async () => {
  const source = await built('c', [doc('x', 1), doc('y', 2), doc('z', 3)]);
  expect(await compare(source, await built('d', [doc('w', 1), doc('x', 1), doc('y', 2, 'other')]))).toBe(false);
  expect(vi.mocked(console.error).mock.calls.flat().map(String).toSorted()).toEqual(['  w', '  y', '  z']);
});

it('does not find views the same that are not there', async () => {
  const source = await built('e', []);
  const views = await openSqliteViewStore(join(folder, 'f/views.db'));
  await views.close();
  expect(await compare(source, folderPlace(join(folder, 'f')))).toBe(false);
  await expect(compare(source, folderPlace(join(folder, 'nowhere')))).rejects.toThrow('has no views');
});

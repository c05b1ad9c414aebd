import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqliteViewStore } from './sqlite-view-store.ts';
import type { Document, ViewDefinition, ViewStore, ViewWrite } from './view-store.ts';

const view: ViewDefinition = { name: 'note', version: 1, fields: { at: 'number' }, indexes: [['at']] };
interface Note extends Document {
  readonly text: string;
}
const note = (id: string, text: string, position: number): ViewWrite => ({
  id,
  doc: { id, at: 1, text } as Document,
  position,
});

let [folder, views] = ['', undefined as unknown as ViewStore];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'maru-kept-'));
  views = await openSqliteViewStore(join(folder, 'views.db'));
  await views.define(view);
});
afterEach(async () => {
  await views.close();
  await rm(folder, { recursive: true, force: true });
});

const shown = async (collection = views.view('note')) =>
  (await collection.find<Note>({ sort: [{ field: 'at', direction: 'asc' }], limit: 10 })).map(
    ({ doc, position }) => `${doc.id} ${doc.text} ${position}`,
  );

it('shows a page again as it was, and what was written since as it is now', async () => {
  await views.write('note', 1, [note('a', 'one', 1), note('b', 'two', 2)], 2);
  await views.swap('note', 1);
  expect([await shown(), await shown()]).toEqual([
    ['a one 1', 'b two 2'],
    ['a one 1', 'b two 2'],
  ]);
  await views.write('note', 1, [note('a', 'three', 3)], 3);
  expect(await shown()).toEqual(['a three 3', 'b two 2']);
});

it('never takes a document for one that was removed before it, at the same place and position', async () => {
  await views.swap('note', 1);
  await views.write('note', 1, [note('a', 'one', 1)], 1);
  expect(await shown()).toEqual(['a one 1']);
  await views.write('note', 1, [{ id: 'a', doc: null, position: 2 }], 2);
  expect(await shown()).toEqual([]);
  await views.write('note', 1, [note('a', 'again', 1)], 2);
  expect(await shown()).toEqual(['a again 1']);
});

it('keeps nothing of a version that is being built', async () => {
  await views.write('note', 1, [note('a', 'one', 1)], 1);
  expect(await shown(views.version('note', 1))).toEqual(['a one 1']);
  await views.write('note', 1, [note('a', 'two', 2)], 2);
  expect(await shown(views.version('note', 1))).toEqual(['a two 2']);
});

it('shows the version that was swapped in, not what was kept of the one before', async () => {
  await views.write('note', 1, [note('a', 'one', 1)], 1);
  await views.swap('note', 1);
  expect(await shown()).toEqual(['a one 1']);
  await views.define({ ...view, version: 2 });
  await views.write('note', 2, [note('a', 'other', 1)], 1);
  await views.swap('note', 2);
  expect(await shown()).toEqual(['a other 1']);
});

import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteViewStore } from '@maru/platform/view-store/sqlite-view-store';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Jar, jars, jarMade, jarStream } from '../testing/jars.ts';
import { openWorld, type World } from '../testing/world.ts';

const pageBytes = 4096;
let world: World;
let folder: string;
beforeEach(async () => {
  world = await openWorld();
  folder = mkdtempSync(join(tmpdir(), 'damaged-views-'));
});
afterEach(async () => {
  await world.close();
  rmSync(folder, { recursive: true });
});

/** Everything but the first pages, which a start reads. */
const spoil = (file: string) => {
  const [handle, pages] = [openSync(file, 'r+'), statSync(file).size / pageBytes];
  for (let page = 20; page < pages; page += 1)
    writeSync(handle, Buffer.alloc(pageBytes, 0xa5), 0, pageBytes, page * pageBytes);
  closeSync(handle);
};

it('are built anew when their file turns out to be damaged while it is used', async () => {
  const file = join(folder, 'views.db');
  const ids = Array.from({ length: 2_000 }, (_, at) => `jar-${at}`);
  for (const id of ids) await world.append(jarStream(id), jarMade(id));
  let views = await openSqliteViewStore(file);
  let projections = await world.run([jars()], {}, { views });
  await vi.waitFor(async () => expect(await projections.ready()).toBe(true), 20_000);
  await projections.close();
  await views.scrub?.();
  await views.close();
  spoil(file);
  views = await openSqliteViewStore(file);
  projections = await world.run([jars()], {}, { views });
  await expect(views.view('jar').find({ limit: 5_000 })).rejects.toThrow('damaged');
  await world.append(jarStream('late'), jarMade('late'));
  const found = async () => (await views.view('jar').find<Jar>({ limit: 5_000 })).map(({ doc }) => doc.id);
  await vi.waitFor(async () => expect((await found()).toSorted()).toEqual([...ids, 'late'].toSorted()), 20_000);
  await vi.waitFor(async () => expect(await projections.ready()).toBe(true), 20_000);
  await projections.close();
  await views.close();
});

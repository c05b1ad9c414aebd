import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pairsOf } from './search-pairs.ts';
import { openSqliteViewStore } from './sqlite-view-store.ts';
import type { ViewDefinition, ViewStore } from './view-store.ts';

const view: ViewDefinition = {
  name: 'person',
  version: 1,
  fields: { level: 'number' },
  indexes: [['level']],
  search: ['name'],
  personal: true,
};
const people = 2_000;
const nameOf = (at: number) => `person ${at} of the test`;
const idOf = (at: number) => `id-${String(at).padStart(6, '0')}`;
const erased = Array.from({ length: people / 2 }, (_, at) => at * 2);

describe('a scrubbed file', () => {
  let folder = '';
  let store: ViewStore;
  let position = 0;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'scrub-'));
    store = await openSqliteViewStore(join(folder, 'views.db'));
    position = 0;
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });

  const write = (version: number, at: number, name: string, picture = '') => {
    position += 1;
    return store.write(
      view.name,
      version,
      [{ id: idOf(at), position, doc: { id: idOf(at), level: at % 3, name, picture } as never }],
      position,
    );
  };
  /** Everyone in some order, with rows that grow and shrink, so that pages are split and joined. */
  const lived = async (version = 1) => {
    await store.define({ ...view, version });
    for (let at = 0; at < people; at += 1) await write(version, at, nameOf(at));
    await store.swap(view.name, version);
    for (let change = 0; change < people; change += 1) {
      const at = (change * 7919) % people;
      await write(version, at, nameOf(at), 'x'.repeat((change * 7919 * 13) % 311));
    }
  };
  const bytes = () => Buffer.concat(readdirSync(folder).map((file) => readFileSync(join(folder, file))));
  const found = (all: readonly number[]) => {
    const text = bytes().toString('latin1');
    return all.filter((at) => text.includes(`"${nameOf(at)}"`)).length;
  };

  it('holds nothing of those who were erased, and everyone else as before', async () => {
    await lived();
    for (const at of erased) await write(1, at, 'gone');
    expect(found(erased)).toBeGreaterThan(0);
    await store.scrub?.();
    expect(found(erased)).toBe(0);
    const docs = await store
      .view(view.name)
      .find<{ id: string; name: string }>({ sort: [{ field: 'level', direction: 'asc' }], limit: people });
    expect(docs).toHaveLength(people);
    for (const { doc } of docs)
      expect(doc.name).toBe(erased.some((at) => idOf(at) === doc.id) ? 'gone' : nameOf(Number(doc.id.slice(3))));
  });

  it('holds no piece of a name in what is searched, and finds everyone else', async () => {
    await lived();
    const pair = pairsOf('쀏쀑').trim();
    await write(1, 7, '쀏쀑');
    await write(1, 7, 'gone');
    expect(bytes().includes(pair)).toBe(true);
    await store.scrub?.();
    expect(bytes().includes(pair)).toBe(false);
    const found = (text: string) => store.view(view.name).count({ text });
    expect([await found('쀏쀑'), await found('gone'), await found('person 77'), await found(nameOf(8))]).toEqual([
      0, 1, 11, 1,
    ]);
    await write(1, 7, '가을 하늘');
    expect(await found('하늘')).toBe(1);
  });

  it('holds nothing of a version that was replaced, also in the space that was given up', async () => {
    await lived();
    await lived(2);
    for (const at of erased) await write(2, at, 'gone');
    await store.scrub?.();
    expect(found(erased)).toBe(0);
  });

  it('is written on, and survives being closed', async () => {
    await lived();
    await store.scrub?.();
    await write(1, 1, 'later');
    await store.scrub?.();
    expect(found([1])).toBe(0);
    await store.close();
    store = await openSqliteViewStore(join(folder, 'views.db'));
    expect(await store.view(view.name).get(idOf(1))).toMatchObject({ doc: { name: 'later' } });
  });
});

import { damagedKeysId, type DamagedKeysDocument, damagedKeysView } from '@maru/contracts/kernel/damaged-keys.views';
import { type ParkedDocument, parkedView } from '@maru/contracts/kernel/parked.views';
import { faultQueries } from '@maru/contracts/site/fault/fault.routes';
import { type FaultyEventDocument, faultyEventView } from '@maru/contracts/site/fault/fault.views';
import { systemView } from '@maru/contracts/site/workflow/workflow.views';
import { openSqliteViewStore } from '@maru/platform/view-store/sqlite-view-store';
import type { ViewDefinition, ViewStore } from '@maru/platform/view-store/view-store';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { QueryContext } from '../../http/query-handler.ts';
import { faultList } from './faults.ts';
import { parkedDocuments } from './parked-documents.ts';

let folder: string;
let views: ViewStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'faults-'));
  views = await openSqliteViewStore(join(folder, 'views.db'));
  await live({ name: 'user', version: 1, fields: {}, indexes: [] });
  await live({ name: faultyEventView, version: 1, fields: { fault: 'text', position: 'number' }, indexes: [] });
  await live(parkedView);
  await live({ name: systemView, version: 1, fields: { kind: 'text', status: 'text', since: 'number' }, indexes: [] });
  for (const name of ['item', 'order']) await live({ name, version: 2, fields: {}, indexes: [] });
});
afterEach(async () => {
  await views.close();
  await rm(folder, { recursive: true });
});

const live = async (view: ViewDefinition) => {
  await views.define(view);
  await views.swap(view.name, view.version);
};
const put = (view: string, version: number, docs: readonly { readonly id: string }[]) =>
  views.write(
    view,
    version,
    docs.map((doc) => ({ id: doc.id, doc, position: 1 })),
    1,
  );
const parked = (projection: string, at: number, more: Partial<ParkedDocument> = {}): ParkedDocument => {
  const document = String(at).padStart(6, '0');
  return {
    id: `${projection}@${more.version ?? 2}:${document}`,
    projection,
    version: 2,
    document,
    error: 'cannot read 한가람',
    since: 1_000 + at,
    event: { stream: `shop.item-${document}`, revision: at, position: at, type: 'ItemEdited' },
    ...more,
  };
};
const park = (...rows: readonly ParkedDocument[]) => put(parkedView.name, parkedView.version, rows);

const contextOf = (store: ViewStore) => ({ engines: { views: store } }) as unknown as QueryContext;
const ask = async (store = views) => faultQueries.list.answer.parse(await faultList.answer({}, contextOf(store)));
const page = (view: string, number: number) =>
  parkedDocuments.answer({ view, page: number, itemsPerPage: 20 }, contextOf(views));

describe('what stands still', () => {
  it('is counted by view, with the one that has done so for longest', async () => {
    await park(parked('order', 3), parked('item', 2), parked('item', 1));
    expect((await ask()).views).toMatchObject([
      { view: 'item', documents: 2, first: { document: '000001', since: 1_001, event: { position: 1 } } },
      { view: 'order', documents: 1, first: { document: '000003' } },
    ]);
  });
  it('says when its event is damaged', async () => {
    const { event } = parked('item', 1);
    await park(parked('item', 1, { event: { ...event, fault: 'damaged' } }));
    expect((await ask()).views[0]?.first.event).toEqual({ ...event, fault: 'damaged' });
  });
  it('says nothing of the text of the error, which may name a person', async () => {
    await park(parked('item', 1));
    expect(JSON.stringify([await ask(), await page('item', 1)])).not.toContain('한가람');
  });
  it('in a version that nobody reads is left out', async () => {
    await park(parked('item', 1, { version: 3 }), parked('gone', 1));
    expect([(await ask()).views, await page('item', 1), await page('unknown', 1)]).toEqual([
      [],
      { list: [], total: 0 },
      { list: [], total: 0 },
    ]);
  });
  it('comes page by page, the longest first', async () => {
    await park(...Array.from({ length: 45 }, (_, at) => parked('item', at)), parked('order', 1));
    const pages = [await page('item', 1), await page('item', 3)];
    expect(pages.map(({ list, total }) => [list[0]?.document, list.length, total])).toEqual([
      ['000000', 20, 45],
      ['000040', 5, 45],
    ]);
  });
  it('costs as many questions and rows for 100,000 documents as for one', async () => {
    let [questions, rows] = [0, 0];
    const counting: ViewStore = {
      ...views,
      versions: (name) => views.versions(name),
      view: (name) => views.view(name),
      version: (name, version) => {
        const collection = views.version(name, version);
        return {
          ...collection,
          find: async (options) => {
            const found = await collection.find<never>(options);
            [questions, rows] = [questions + 1, rows + found.length];
            return found;
          },
        };
      },
    };
    const costs = async () => {
      [questions, rows] = [0, 0];
      const { views: found } = await ask(counting);
      return [found.map(({ documents }) => documents), questions, rows];
    };
    await park(parked('item', 0));
    expect(await costs()).toEqual([[1], 3, 2]);
    await park(...Array.from({ length: 100_000 }, (_, at) => parked('item', at)));
    expect(await costs()).toEqual([[100_000], 3, 2]);
  });
});

it('lists the newest events of each fault, and counts all', async () => {
  const event = (position: number): FaultyEventDocument => ({
    id: String(position).padStart(16, '0'),
    fault: position % 3 === 0 ? 'damaged' : 'foreign',
    stream: 'shop.cart-1',
    type: 'Noted',
    revision: position,
    position,
  });
  await put(
    faultyEventView,
    1,
    Array.from({ length: 90 }, (_, at) => event(at)),
  );
  const { damaged, foreign } = await ask();
  expect([damaged.total, damaged.list.length, damaged.list[0]?.position]).toEqual([30, 20, 87]);
  expect([foreign.total, foreign.list.length, foreign.list[0]]).toEqual([60, 20, { ...event(89), id: undefined }]);
});

describe('damaged keys', () => {
  it('are none before somebody has looked', async () => {
    expect((await ask()).keys).toEqual({ list: [], total: 0 });
  });
  it('name their person where the name can be read', async () => {
    const key = (person: string) => ({ person, purpose: 'profile' as const, since: 1 });
    const doc: DamagedKeysDocument = { id: damagedKeysId, list: ['a', 'b', 'c'].map(key), total: 3 };
    await views.define(damagedKeysView);
    await put(damagedKeysView.name, damagedKeysView.version, [doc]);
    const people = [
      { id: 'a', name: '한가람' },
      { id: 'b', name: '' },
    ];
    await put('user', 1, people);
    expect((await ask()).keys).toEqual({
      list: [
        { ...key('a'), name: '한가람' },
        { ...key('b'), name: null },
        { ...key('c'), name: null },
      ],
      total: 3,
    });
  });
});

import { expect, it } from 'vitest';
import { UndeclaredField } from '@maru/platform/view-store/view-store';
import { idsOf, liveView, type Sample, sampleView, sorted } from './sample-view.ts';
import type { OpenViewStore } from './view-store.conformance.ts';
import { eachWithStore } from './with-store.ts';

export function documentCases(open: OpenViewStore): void {
  const { store } = eachWithStore(open);

  it('answers a document as it was written, with its position', async () => {
    const doc: Sample = {
      id: 'a',
      kind: 'door',
      rank: 1,
      score: 0.1,
      open: true,
      title: '설계 "마루" 😀\n',
      note: null,
      inside: {
        list: [1, 'two', { three: null }],
        empty: {},
        big: Number.MAX_SAFE_INTEGER,
        at: '2026-01-02T03:04:05.678Z',
      },
    };
    const { docs } = await liveView(store(), [{ id: 'z' }, doc]);
    expect(await docs.get('a')).toEqual({ doc, position: 2 });
    expect(await docs.find({ where: { kind: 'door' }, limit: 1 })).toEqual([{ doc, position: 2 }]);
    expect(await docs.getMany(['a'])).toEqual([{ doc, position: 2 }]);
  });

  it('answers nothing for a document it does not have', async () => {
    const { docs } = await liveView(store(), [{ id: 'a' }]);
    expect(await docs.get('b')).toBeUndefined();
    expect(await docs.get('A')).toBeUndefined();
    expect(await docs.get('')).toBeUndefined();
    expect(await docs.getMany([])).toEqual([]);
  });

  it('answers those it has of many, once each', async () => {
    const { docs } = await liveView(store(), [{ id: 'a' }, { id: 'b' }, { id: 'c' }]);
    expect(sorted(idsOf(await docs.getMany(['c', 'nobody', 'a', 'c'])))).toEqual(['a', 'c']);
  });

  it('answers a thousand at once', async () => {
    const ids = Array.from({ length: 1_000 }, (_, n) => `${n}`);
    const { docs } = await liveView(
      store(),
      ids.map((id) => ({ id })),
    );
    expect(await docs.getMany(ids)).toHaveLength(1_000);
  });

  it.each([
    'a:b',
    '한글',
    "it's",
    '"quoted"',
    '100%',
    'a_b',
    '😀',
    'a b',
    '$where',
    'a.b',
    '0192f0a0-0000-7000-8000-000000000000',
  ])('takes the id %s', async (id) => {
    const { docs } = await liveView(store(), [
      { id, kind: id, title: id },
      { id: 'other', kind: 'other', title: 'other' },
    ]);
    expect((await docs.get<Sample>(id))?.doc).toEqual({ id, kind: id, title: id });
    expect(idsOf(await docs.getMany([id]))).toEqual([id]);
    expect(idsOf(await docs.find({ where: { kind: id }, limit: 9 }))).toEqual([id]);
  });

  it('tells text apart that is the same up to a control character', async () => {
    const ids = ['a', 'a\u0000', 'a\u0000b', 'a\u0001', 'a\u0001b'];
    const { docs } = await liveView(
      store(),
      ids.map((id) => ({ id, kind: id })),
    );
    for (const id of ids) {
      expect((await docs.get(id))?.doc.id).toBe(id);
      expect(idsOf(await docs.getMany([id]))).toEqual([id]);
      expect(idsOf(await docs.find({ where: { kind: id }, limit: 9 }))).toEqual([id]);
    }
    expect(idsOf(await docs.find({ sort: [{ field: 'kind', direction: 'asc' }], limit: 9 }))).toEqual(ids);
    expect(await docs.get('a\u0000c')).toBeUndefined();
  });

  it('takes a document of a megabyte', async () => {
    const doc: Sample = { id: 'a', inside: '가'.repeat(400_000) };
    const { docs } = await liveView(store(), [doc]);
    expect((await docs.get<Sample>('a'))?.doc).toEqual(doc);
  });

  it.each(['Name', 'a b', 'x"; DROP TABLE y; --', ''])('refuses the view name %j', async (name) => {
    await expect(store().define({ ...sampleView(), name })).rejects.toBeInstanceOf(TypeError);
  });

  it.each(['a b', '$where', 'a.b', 'x" TEXT', ''])('refuses the field name %j', async (field) => {
    await expect(store().define({ ...sampleView(), fields: { [field]: 'text' }, indexes: [] })).rejects.toBeInstanceOf(
      TypeError,
    );
  });

  it('refuses an index over a field that is not declared', async () => {
    await expect(store().define({ ...sampleView(), indexes: [['kind', 'unheard']] })).rejects.toBeInstanceOf(
      UndeclaredField,
    );
  });
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { UnknownView } from '@maru/platform/view-store/view-store';
import { idsOf, liveView, type Sample, sampleView, writesOf } from './sample-view.ts';
import type { OpenViewStore } from './view-store.conformance.ts';
import { eachWithStore } from './with-store.ts';

const generation = (kind: string, size: number) =>
  Array.from({ length: size }, (_, n): Sample => ({ id: `${kind}${n}`, kind, rank: n, title: `구조 검토 ${kind}` }));

export function swapCases(open: OpenViewStore): void {
  const { store } = eachWithStore(open);

  it('shows the new version at once, also to those who hold the view', async () => {
    const { view, docs } = await liveView(store(), [{ id: 'a', kind: 'old' }]);
    expect(await docs.count({ where: { kind: 'old' } })).toBe(1);
    await store().define({ ...view, version: 2 });
    await store().write(
      view.name,
      2,
      writesOf([
        { id: 'a', kind: 'new', title: '새 제목' },
        { id: 'b', kind: 'new' },
      ]),
      9,
    );
    expect(await docs.count({})).toBe(1);
    await store().swap(view.name, 2);
    expect(await docs.get('a')).toEqual({ doc: { id: 'a', kind: 'new', title: '새 제목' }, position: 1 });
    expect([await docs.count({}), await docs.count({ where: { kind: 'old' } })]).toEqual([2, 0]);
    expect(idsOf(await store().view(view.name).find({ text: '제목', limit: 9 }))).toEqual(['a']);
    expect(await store().checkpoint(view.name, 2)).toEqual({ position: 9, status: 'live' });
  });

  it('drops all other versions', async () => {
    const { view } = await liveView(store(), [{ id: 'a' }]);
    for (const version of [2, 3]) await store().define({ ...view, version });
    await store().swap(view.name, 2);
    expect(await store().versions(view.name)).toEqual([{ version: 2, position: 0, status: 'live' }]);
    expect(await store().checkpoint(view.name, 1)).toBeUndefined();
    await expect(async () => store().version(view.name, 3).get('a')).rejects.toBeInstanceOf(UnknownView);
  });

  it('may go back to a lower version, and is harmless when repeated', async () => {
    const { view, docs } = await liveView(store(), [{ id: 'a' }], sampleView(5));
    await store().define({ ...view, version: 4 });
    await store().write(view.name, 4, writesOf([{ id: 'b' }]), 1);
    await store().swap(view.name, 4);
    await store().swap(view.name, 4);
    await Promise.all([store().swap(view.name, 4), store().swap(view.name, 4)]);
    expect(idsOf(await docs.find({ limit: 9 }))).toEqual(['b']);
  });

  it('never lets readers see less than one whole version', async () => {
    const { view, docs } = await liveView(store(), generation('old', 300));
    await store().define({ ...view, version: 2 });
    await store().write(view.name, 2, writesOf(generation('new', 3_000)), 3_000);
    let swapped = false;
    const swapping = store()
      .swap(view.name, 2)
      .then(() => (swapped = true));
    const seen = new Set<string>();
    do {
      const found = await docs.find<Sample>({ limit: 5_000 });
      seen.add(`${found.length} ${[...new Set(found.map(({ doc }) => doc.kind))].join()}`);
      await nextTurn();
    } while (!swapped);
    await swapping;
    expect(['300 old', '3000 new']).toEqual(expect.arrayContaining([...seen]));
    expect(await docs.count({})).toBe(3_000);
  });

  it('tells of every commit to the live version and of every swap, where it tells at all', async () => {
    const { view } = await liveView(store(), [{ id: 'a' }]);
    const told: (readonly [string, number])[] = [];
    const end = store().onWrite?.((name, position) => told.push([name, position]));
    await store().write(view.name, 1, writesOf([{ id: 'b' }], 2), 2);
    await store().define({ ...view, version: 2 });
    await store().write(view.name, 2, writesOf([{ id: 'a' }]), 3);
    await store().swap(view.name, 2);
    await store().write(view.name, 2, [], 4);
    end?.();
    await store().write(view.name, 2, [], 5);
    expect(told).toEqual(
      end
        ? [
            [view.name, 2],
            [view.name, 3],
            [view.name, 4],
          ]
        : [],
    );
  });

  it('keeps what is written while it runs', async () => {
    const { view, docs } = await liveView(store(), []);
    const next = generation('new', 2_000);
    await store().define({ ...view, version: 2 });
    await store().write(view.name, 2, writesOf(next), 2_000);
    const swapping = store().swap(view.name, 2);
    for (let n = 0; n < 40; n += 1) {
      const at = 2_001 + 3 * n;
      const changed: Sample = { id: `new${n * 50}`, kind: 'changed', title: '설비 도면' };
      const writes = [
        { id: changed.id, doc: changed, position: at },
        { id: `new${n * 50 + 1}`, doc: null, position: at + 1 },
        { id: `late${n}`, doc: { ...changed, id: `late${n}` }, position: at + 2 },
      ];
      await store().write(view.name, 2, writes, at + 2);
      await nextTurn();
    }
    await swapping;
    expect([await docs.count({}), await docs.count({ where: { kind: 'changed' } })]).toEqual([2_000, 80]);
    expect([await docs.count({ text: '설비' }), await docs.count({ text: '구조 검토' })]).toEqual([80, 1_920]);
    expect(await docs.find({ text: '설비 도', limit: 100 })).toHaveLength(80);
    expect(await store().checkpoint(view.name, 2)).toEqual({ position: 2_120, status: 'live' });
  });
}

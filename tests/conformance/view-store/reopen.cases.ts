import { expect, it } from 'vitest';
import { idsOf, liveView, sampleView, writesOf } from './sample-view.ts';
import type { OpenViewStore } from './view-store.conformance.ts';
import { eachWithStore } from './with-store.ts';

export function reopenCases(open: OpenViewStore): void {
  const { store, underTest } = eachWithStore(open);

  it('keeps everything', async () => {
    const { view } = await liveView(store(), [
      { id: 'a', kind: 'x', title: '검토' },
      { id: 'b', kind: 'y', title: '도면' },
    ]);
    await store().define({ ...view, version: 2 });
    await store().write(view.name, 2, writesOf([{ id: 'c', kind: 'z' }]), 40);
    const again = await underTest().reopen();
    const docs = again.view(view.name);
    expect(await docs.get('b')).toEqual({ doc: { id: 'b', kind: 'y', title: '도면' }, position: 2 });
    expect(idsOf(await docs.find({ where: { kind: 'x' }, text: '검토', limit: 9 }))).toEqual(['a']);
    expect(await docs.count({})).toBe(2);
    expect((await again.versions(view.name)).toSorted((a, b) => a.version - b.version)).toEqual([
      { version: 1, position: 2, status: 'live' },
      { version: 2, position: 40, status: 'building' },
    ]);
    expect(idsOf(await again.version(view.name, 2).find({ limit: 9 }))).toEqual(['c']);
  });

  it('goes on where it was', async () => {
    const { view } = await liveView(store(), [{ id: 'a', title: '검토' }]);
    await store().define({ ...view, version: 2 });
    await store().write(view.name, 2, writesOf([{ id: 'a', title: '도면' }]), 1);
    const again = await underTest().reopen();
    for (const version of [1, 2]) {
      await again.define({ ...view, version });
      const writes = [
        { id: 'a', doc: { id: 'a' }, position: 1 },
        { id: 'b', doc: { id: 'b', title: '도면 검토' }, position: 2 },
      ];
      await again.write(view.name, version, writes, 2);
    }
    const docs = again.view(view.name);
    expect(idsOf(await docs.find({ text: '검토', limit: 9 }))).toEqual(['a', 'b']);
    await again.swap(view.name, 2);
    expect(idsOf(await docs.find({ text: '도면', limit: 9 }))).toEqual(['a', 'b']);
    expect(await docs.count({ text: '검토' })).toBe(1);
  });

  it('has kept every write that was answered when it was closed amid them', async () => {
    const view = sampleView();
    await store().define(view);
    const writes = Array.from({ length: 50 }, (_, n) =>
      store().write(view.name, 1, writesOf([{ id: `${n}` }], n + 1), n + 1),
    );
    const [results, again] = await Promise.all([Promise.allSettled(writes), underTest().reopen()]);
    const answered = results.flatMap(({ status }, n) => (status === 'fulfilled' ? [`${n}`] : []));
    expect(await again.version(view.name, 1).getMany(answered)).toHaveLength(answered.length);
    expect((await again.checkpoint(view.name, 1))?.position).toBeGreaterThanOrEqual(answered.length);
  });
}

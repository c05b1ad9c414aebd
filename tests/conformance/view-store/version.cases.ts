import { expect, it } from 'vitest';
import { UnknownView } from '@maru/platform/view-store/view-store';
import { idsOf, liveView, sampleView, writesOf } from './sample-view.ts';
import type { OpenViewStore } from './view-store.conformance.ts';
import { eachWithStore } from './with-store.ts';

export function versionCases(open: OpenViewStore): void {
  const { store } = eachWithStore(open);
  const unknown = (act: () => Promise<unknown>) => expect(async () => act()).rejects.toBeInstanceOf(UnknownView);

  it('builds a version that readers do not see', async () => {
    const { name, ...rest } = sampleView(7);
    await store().define({ name, ...rest });
    expect(await store().checkpoint(name, 7)).toEqual({ position: 0, status: 'building' });
    await store().write(name, 7, writesOf([{ id: 'a' }]), 12);
    expect(await store().checkpoint(name, 7)).toEqual({ position: 12, status: 'building' });
    await unknown(() => store().view(name).get('a'));
    expect(await store().version(name, 7).count({})).toBe(1);
    expect(idsOf(await store().version(name, 7).find({ limit: 9 }))).toEqual(['a']);
  });

  it('keeps versions apart', async () => {
    const { view, docs } = await liveView(store(), [{ id: 'a', kind: 'old' }]);
    await store().define({ ...view, version: 2, fields: { ...view.fields, extra: 'text' } });
    await store().write(
      view.name,
      2,
      [
        { id: 'a', doc: { id: 'a' }, position: 1 },
        { id: 'b', doc: { id: 'b' }, position: 2 },
      ],
      2,
    );
    expect(await docs.get('a')).toEqual({ doc: { id: 'a', kind: 'old' }, position: 1 });
    expect(await docs.count({})).toBe(1);
    expect(await store().version(view.name, 2).count({})).toBe(2);
    expect(
      await store()
        .version(view.name, 2)
        .count({ where: { extra: null } }),
    ).toBe(2);
    expect((await store().versions(view.name)).toSorted((a, b) => a.version - b.version)).toEqual([
      { version: 1, position: 1, status: 'live' },
      { version: 2, position: 2, status: 'building' },
    ]);
  });

  it('keeps views apart', async () => {
    const [one, two] = [await liveView(store(), [{ id: 'a' }]), await liveView(store(), [{ id: 'b' }])];
    expect([await one.docs.count({}), await two.docs.count({})]).toEqual([1, 1]);
    expect(await two.docs.get('a')).toBeUndefined();
    expect(await store().versions(two.view.name)).toHaveLength(1);
  });

  it('keeps documents and checkpoint when a version is defined again', async () => {
    const { view, docs } = await liveView(store(), [{ id: 'a', kind: 'x', title: '검토' }]);
    await store().define(view);
    await store().define({ ...view, indexes: [['score'], ['kind']] });
    expect(await store().checkpoint(view.name, 1)).toEqual({ position: 1, status: 'live' });
    expect(idsOf(await docs.find({ where: { kind: 'x' }, text: '검토', limit: 9 }))).toEqual(['a']);
  });

  it('refuses other fields under a version that is known', async () => {
    const { view, docs } = await liveView(store(), [{ id: 'a', kind: 'x' }]);
    await expect(store().define({ ...view, fields: { ...view.fields, extra: 'text' } })).rejects.toBeInstanceOf(
      TypeError,
    );
    await expect(store().define({ ...view, search: ['title'] })).rejects.toBeInstanceOf(TypeError);
    expect(await docs.count({ where: { kind: 'x' } })).toBe(1);
  });

  it('knows nothing of what was never defined', async () => {
    const { name } = sampleView();
    expect(await store().checkpoint(name, 1)).toBeUndefined();
    expect(await store().versions(name)).toEqual([]);
    await store().drop(name, 1);
    await unknown(() => store().view(name).find({ limit: 1 }));
    await unknown(() => store().view(name).count({}));
    await unknown(() => store().version(name, 1).get('a'));
    await unknown(() => store().swap(name, 1));
  });

  it('drops a version and leaves the others', async () => {
    const { view, docs } = await liveView(store(), [{ id: 'a' }]);
    await store().define({ ...view, version: 2 });
    await store().write(view.name, 2, writesOf([{ id: 'b' }]), 5);
    await store().drop(view.name, 2);
    expect(await store().checkpoint(view.name, 2)).toBeUndefined();
    await unknown(() => store().version(view.name, 2).get('b'));
    await unknown(() => store().write(view.name, 2, writesOf([{ id: 'b' }]), 5));
    expect(await docs.count({})).toBe(1);
    await store().define({ ...view, version: 2 });
    expect(await store().checkpoint(view.name, 2)).toEqual({ position: 0, status: 'building' });
    expect(await store().version(view.name, 2).count({})).toBe(0);
  });

  it('leaves readers nothing when the live version is dropped', async () => {
    const { view, docs } = await liveView(store(), [{ id: 'a' }]);
    await store().drop(view.name, 1);
    await unknown(() => docs.get('a'));
    await unknown(() => store().view(view.name).get('a'));
    expect(await store().versions(view.name)).toEqual([]);
  });
}

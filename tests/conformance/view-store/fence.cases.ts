import { expect, it } from 'vitest';
import { Fenced, UnknownView } from '@maru/platform/view-store/view-store';
import { idsOf, liveView, sampleView, writesOf } from './sample-view.ts';
import type { OpenViewStore } from './view-store.conformance.ts';
import { eachWithStore } from './with-store.ts';

export function fenceCases(open: OpenViewStore): void {
  const { store, underTest } = eachWithStore(open);
  const fenced = (act: Promise<unknown>) => expect(act).rejects.toBeInstanceOf(Fenced);

  it.each(['building', 'live'])(
    'refuses a writer older than another, and writes nothing of it, in a %s version',
    async (status) => {
      const view = sampleView();
      await store().define(view);
      if (status === 'live') await store().swap(view.name, 1, 1);
      const docs = store().version(view.name, 1);
      await store().write(view.name, 1, writesOf([{ id: 'a' }]), 1, 1);
      await store().write(view.name, 1, writesOf([{ id: 'b' }], 2), 2, 3);
      await fenced(
        store().write(view.name, 1, [...writesOf([{ id: 'c' }], 3), { id: 'a', doc: null, position: 4 }], 4, 2),
      );
      await fenced(store().write(view.name, 1, writesOf([{ id: 'c' }], 3), 4));
      expect(idsOf(await docs.find({ limit: 9 }))).toEqual(['a', 'b']);
      expect(await store().checkpoint(view.name, 1)).toEqual({ position: 2, status });
      await store().write(view.name, 1, writesOf([{ id: 'c' }], 3), 3, 3);
      expect(await docs.count({})).toBe(3);
    },
  );

  it('is kept by a write of nothing', async () => {
    const { view, docs } = await liveView(store(), [{ id: 'a' }]);
    await store().write(view.name, 1, [], 0, 7);
    await fenced(store().write(view.name, 1, writesOf([{ id: 'b' }], 2), 2, 6));
    expect([await docs.count({}), await store().checkpoint(view.name, 1)]).toEqual([
      1,
      { position: 1, status: 'live' },
    ]);
  });

  it('refuses only the older ones of writes that were not waited for', async () => {
    const { view, docs } = await liveView(store(), []);
    await store().write(view.name, 1, [], 0, 5);
    const write = (id: string, position: number, fence: number) =>
      store().write(view.name, 1, writesOf([{ id }], position), position, fence);
    const results = await Promise.allSettled([write('a', 1, 5), write('b', 2, 4), write('c', 3, 5)]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(idsOf(await docs.find({ limit: 9 }))).toEqual(['a', 'c']);
  });

  it('refuses an older owner to show or to drop a version', async () => {
    const { view, docs } = await liveView(store(), [{ id: 'a' }]);
    await store().define({ ...view, version: 2 });
    await store().write(view.name, 2, [], 0, 2);
    await fenced(store().swap(view.name, 2, 1));
    await fenced(store().drop(view.name, 2, 1));
    await fenced(store().drop(view.name, 2));
    expect(await docs.count({})).toBe(1);
    await store().swap(view.name, 2, 2);
    expect(await docs.count({})).toBe(0);
    await fenced(store().write(view.name, 2, writesOf([{ id: 'b' }]), 1, 1));
  });

  it('is kept by a swap', async () => {
    const { view } = await liveView(store(), []);
    await store().swap(view.name, 1, 4);
    await fenced(store().write(view.name, 1, writesOf([{ id: 'b' }]), 1, 3));
  });

  it('belongs to one version of one view, and ends with it', async () => {
    const [{ view }, { view: other }] = [await liveView(store(), []), await liveView(store(), [])];
    await store().write(view.name, 1, [], 1, 9);
    await store().define({ ...view, version: 2 });
    await store().write(view.name, 2, [], 1, 1);
    await store().write(other.name, 1, [], 1, 1);
    await store().swap(view.name, 2, 1);
    await expect(store().write(view.name, 1, [], 2, 9)).rejects.toBeInstanceOf(UnknownView);
    await store().drop(view.name, 2, 1);
    await store().define({ ...view, version: 2 });
    await store().write(view.name, 2, [], 1);
  });

  it('is known to every process that may write', async () => {
    const { view } = await liveView(store(), []);
    await store().write(view.name, 1, [], 1, 9);
    const again = await underTest().reopen();
    await again.define(view);
    const older = again.write(view.name, 1, writesOf([{ id: 'a' }], 2), 2, 8);
    if (underTest().shared) await fenced(older);
    else await older;
  });
}

import { expect, it } from 'vitest';
import { liveView, type Sample } from './sample-view.ts';
import type { OpenViewStore } from './view-store.conformance.ts';
import { eachWithStore } from './with-store.ts';

export function checkpointCases(open: OpenViewStore): void {
  const { store, underTest } = eachWithStore(open);
  const put = (id: string, position: number) => ({ id, doc: { id } as Sample, position });

  it('moves the checkpoint without documents, and never back', async () => {
    const { view } = await liveView(store(), []);
    await store().write(view.name, 1, [], 7);
    expect(await store().checkpoint(view.name, 1)).toEqual({ position: 7, status: 'live' });
    await store().write(view.name, 1, [], 3);
    expect(await store().checkpoint(view.name, 1)).toEqual({ position: 7, status: 'live' });
    await store().write(view.name, 1, [], 9);
    expect(await store().versions(view.name)).toEqual([{ version: 1, position: 9, status: 'live' }]);
  });

  it('moves checkpoints of several views at once', async () => {
    const views = [await liveView(store(), []), await liveView(store(), []), await liveView(store(), [])];
    for (const position of [5, 8, 9])
      await Promise.all(
        views.map(({ view }, at) =>
          store().write(view.name, 1, at === 0 && position === 8 ? [put('a', 8)] : [], position),
        ),
      );
    expect(await Promise.all(views.map(({ view }) => store().checkpoint(view.name, 1)))).toEqual(
      views.map(() => ({ position: 9, status: 'live' })),
    );
  });

  it.each([[[]], [[put('a', 1)]]])('keeps the event of the checkpoint beside its position, with %j', async (writes) => {
    const { view } = await liveView(store(), []);
    const event = { position: 6, id: crypto.randomUUID(), hash: 'f'.repeat(64) };
    await store().write(view.name, 1, writes, { position: 7, event });
    const known = { position: 7, status: 'live', event };
    expect(await store().checkpoint(view.name, 1)).toEqual(known);
    await store().write(view.name, 1, writes, 8);
    expect(await store().checkpoint(view.name, 1)).toEqual({ ...known, position: 8 });
    expect(await (await underTest().reopen()).checkpoint(view.name, 1)).toEqual({ ...known, position: 8 });
  });

  it('moves the event of the checkpoint on with each write of documents', async () => {
    const { view } = await liveView(store(), []);
    const event = (position: number) => ({ position, id: `${position}`, hash: 'f'.repeat(64) });
    for (const position of [1, 2, 3])
      await store().write(view.name, 1, [put('a', position)], { position, event: event(position) });
    expect(await store().checkpoint(view.name, 1)).toEqual({ position: 3, status: 'live', event: event(3) });
    await store().define({ ...view, version: 2 });
    await store().write(view.name, 2, [], { position: 9, event: event(9) });
    await store().drop(view.name, 2);
    await store().define({ ...view, version: 2 });
    expect(await store().checkpoint(view.name, 2)).toEqual({ position: 0, status: 'building' });
  });

  it('begins at the start again after a version was dropped', async () => {
    const { view } = await liveView(store(), []);
    for (const position of [5, 6, 7]) await store().write(view.name, 1, [], position);
    await store().drop(view.name, 1);
    await store().define(view);
    expect(await store().checkpoint(view.name, 1)).toEqual({ position: 0, status: 'building' });
  });
}

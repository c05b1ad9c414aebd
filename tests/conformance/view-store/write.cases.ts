import { expect, it } from 'vitest';
import { UnknownView } from '@maru/platform/view-store/view-store';
import { idsOf, liveView, type Sample, sampleView } from './sample-view.ts';
import type { OpenViewStore } from './view-store.conformance.ts';
import { eachWithStore } from './with-store.ts';

export function writeCases(open: OpenViewStore): void {
  const { store } = eachWithStore(open);
  const put = (id: string, position: number, rest: Omit<Sample, 'id'> = {}) => ({
    id,
    doc: { id, ...rest } as Sample,
    position,
  });
  const remove = (id: string, position: number) => ({ id, doc: null, position });

  it.each(['building', 'live'])('ignores what is not newer than the document, in a %s version', async (status) => {
    const view = sampleView();
    await store().define(view);
    const docs = store().version(view.name, 1);
    const write = (...writes: Parameters<typeof put>) => store().write(view.name, 1, [put(...writes)], 10);
    await write('a', 5, { kind: 'first' });
    if (status === 'live') await store().swap(view.name, 1);
    await write('a', 5, { kind: 'repeated' });
    await write('a', 4, { kind: 'older' });
    await store().write(view.name, 1, [remove('a', 5), remove('a', 4)], 10);
    expect(await docs.get('a')).toEqual({ doc: { id: 'a', kind: 'first' }, position: 5 });
    await write('a', 6, { kind: 'newer' });
    expect(await docs.get('a')).toEqual({ doc: { id: 'a', kind: 'newer' }, position: 6 });
  });

  it.each(['building', 'live'])('takes several changes of one document in order, in a %s version', async (status) => {
    const { name, version } = sampleView();
    await store().define({ ...sampleView(), name });
    if (status === 'live') await store().swap(name, version);
    const docs = store().version(name, version);
    await store().write(
      name,
      version,
      [
        put('a', 1, { kind: 'one' }),
        put('a', 3, { kind: 'three' }),
        put('a', 2, { kind: 'two' }),
        put('b', 4),
        remove('b', 5),
      ],
      5,
    );
    expect(await docs.get('a')).toEqual({ doc: { id: 'a', kind: 'three' }, position: 3 });
    expect(await docs.get('b')).toBeUndefined();
    await store().write(name, version, [remove('a', 6), put('a', 7, { kind: 'back' })], 7);
    expect(await docs.get('a')).toEqual({ doc: { id: 'a', kind: 'back' }, position: 7 });
  });

  it('replaces a document whole, also for where and text', async () => {
    const { view, docs } = await liveView(store(), [{ id: 'a', kind: 'door', title: '계단실 방화문', note: 'lost' }]);
    await store().write(view.name, 1, [put('a', 2, { kind: 'wall', title: '외벽 단열재' })], 2);
    expect(await docs.get('a')).toEqual({ doc: { id: 'a', kind: 'wall', title: '외벽 단열재' }, position: 2 });
    const found = async (options: object) => idsOf(await docs.find({ ...options, limit: 9 }));
    expect(await found({ where: { kind: 'door' } })).toEqual([]);
    expect(await found({ where: { kind: 'wall' } })).toEqual(['a']);
    expect(await found({ text: '방화문' })).toEqual([]);
    expect(await found({ text: 'lost' })).toEqual([]);
    expect(await found({ text: '단열' })).toEqual(['a']);
  });

  it('removes a document from everything', async () => {
    const { view, docs } = await liveView(store(), [
      { id: 'a', kind: 'door', title: '방화문' },
      { id: 'b', kind: 'door', title: '방화문' },
    ]);
    await store().write(view.name, 1, [remove('a', 3), remove('nobody', 4)], 4);
    expect(await docs.get('a')).toBeUndefined();
    expect(idsOf(await docs.getMany(['a', 'b']))).toEqual(['b']);
    expect(idsOf(await docs.find({ where: { kind: 'door' }, text: '방화', limit: 9 }))).toEqual(['b']);
    expect(await docs.count({ where: { kind: 'door' }, text: '방화' })).toBe(1);
  });

  it('is harmless when repeated', async () => {
    const { view, docs } = await liveView(store(), [
      { id: 'a', title: '하나' },
      { id: 'b', title: '둘둘' },
    ]);
    const writes = [put('a', 3, { title: '셋셋' }), remove('b', 4), put('c', 5, { title: '넷넷' })];
    for (let n = 0; n < 3; n += 1) await store().write(view.name, 1, writes, 5);
    expect((await docs.find<Sample>({ limit: 9 })).map(({ doc, position }) => [doc.id, doc.title, position])).toEqual([
      ['a', '셋셋', 3],
      ['c', '넷넷', 5],
    ]);
    expect(await docs.count({ text: '셋셋' })).toBe(1);
    expect(await store().checkpoint(view.name, 1)).toEqual({ position: 5, status: 'live' });
  });

  it('counts right after every write', async () => {
    const { view, docs } = await liveView(store(), [{ id: 'a', kind: 'x', rank: 1, title: '검토' }]);
    const counts = () =>
      Promise.all([
        docs.count({}),
        docs.count({ where: { kind: 'x' } }),
        docs.count({ where: { rank: { gt: 1 } } }),
        docs.count({ text: '검토' }),
        docs.count({ where: { kind: null }, text: '검토' }),
      ]);
    expect(await counts()).toEqual([1, 1, 0, 1, 0]);
    await store().write(
      view.name,
      1,
      [put('b', 2, { kind: 'x', rank: 2, title: '재검토' }), put('c', 3, { title: '검 토' })],
      3,
    );
    expect(await counts()).toEqual([3, 2, 1, 2, 0]);
    await store().write(view.name, 1, [put('a', 4, { rank: 5, title: '검토' })], 4);
    expect(await counts()).toEqual([3, 1, 2, 2, 1]);
    await store().write(view.name, 1, [put('a', 4, { kind: 'x' }), remove('b', 5)], 5);
    expect(await counts()).toEqual([2, 0, 1, 1, 1]);
    await store().write(
      view.name,
      1,
      Array.from({ length: 500 }, (_, n) => put(`m${n}`, 6 + n, { kind: 'x' })),
      600,
    );
    expect(await counts()).toEqual([502, 500, 1, 1, 1]);
  });

  it('counts by the order of code points after a write too', async () => {
    const { view, docs } = await liveView(store(), [{ id: 'a', kind: '\uffee' }]);
    const counts = () =>
      Promise.all([docs.count({ where: { kind: { gt: '\uffee' } } }), docs.count({ where: { kind: { lt: '😀' } } })]);
    expect(await counts()).toEqual([0, 1]);
    await store().write(view.name, 1, [put('b', 2, { kind: '😀' })], 2);
    expect(await counts()).toEqual([1, 1]);
  });

  it('keeps the newest of writes that were not waited for', async () => {
    const { view, docs } = await liveView(store(), []);
    await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        store().write(view.name, 1, [put('a', n + 1, { rank: n }), put(`b${n}`, n + 1)], n + 1),
      ),
    );
    expect(await docs.get('a')).toEqual({ doc: { id: 'a', rank: 49 }, position: 50 });
    expect(await docs.count({})).toBe(51);
    expect(await store().checkpoint(view.name, 1)).toEqual({ position: 50, status: 'live' });
  });

  it('answers the writes beside one that cannot be stored', async () => {
    const { view, docs } = await liveView(store(), []);
    const unstorable = { id: 'b', doc: { id: 'b', inside: 1n } as Sample, position: 2 };
    const write = (one: ReturnType<typeof put>) => store().write(view.name, 1, [one], one.position);
    const results = await Promise.allSettled([write(put('a', 1)), write(unstorable), write(put('c', 3))]);
    expect([results[0].status, results[2].status]).toEqual(['fulfilled', 'fulfilled']);
    expect(idsOf(await docs.getMany(['a', 'c']))).toHaveLength(2);
  });

  it('refuses a version that is not defined', async () => {
    const { view } = await liveView(store(), []);
    await expect(store().write(view.name, 2, [put('a', 1)], 1)).rejects.toBeInstanceOf(UnknownView);
    await expect(store().write('nobody', 1, [], 1)).rejects.toBeInstanceOf(UnknownView);
  });
}

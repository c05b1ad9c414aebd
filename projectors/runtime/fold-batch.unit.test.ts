import { ignore } from '@maru/contracts/kernel/decider';
import { remove } from '@maru/contracts/kernel/decider';
import { describe, expect, it } from 'vitest';
import { recorder } from '../testing/record.ts';
import { beanAdded, beanStream, jars, jarStream, jarLabelled, jarMade } from '../testing/jars.ts';
import { type Draft, noDraft, StreamGap } from './fold.ts';
import { foldBatch, tasksOf } from './fold-batch.ts';
import type { AnyProjection } from './projection.ts';

const eventsOf = (
  ...steps: readonly (readonly [stream: string, event: Parameters<ReturnType<typeof recorder>>[1]])[]
) => {
  const record = recorder();
  return steps.map(([stream, event]) => record(stream, event));
};
const batch = (projection: AnyProjection, events: ReturnType<typeof eventsOf>) => {
  const updates = new Map<string, Draft>();
  const setbacks = foldBatch(
    projection,
    { before: () => noDraft, updates },
    tasksOf(projection, 0, events),
    () => false,
  );
  return { updates, setbacks };
};

describe('the tasks of a batch', () => {
  const events = eventsOf(
    [jarStream('a'), jarMade('a')],
    ['test.spoon-1', { type: 'SpoonFound', data: {} }],
    [beanStream('1'), beanAdded('a')],
  );

  it('are the events of the projection’s streams after where it stands', () => {
    expect(tasksOf(jars(), 0, events).map(({ id, event }) => [id, event.position])).toEqual([
      ['a', 1],
      ['a', 3],
    ]);
    expect(tasksOf(jars(), 1, events)).toHaveLength(1);
  });
  it('are one for each document an event concerns', () => {
    expect(tasksOf({ ...jars(), key: () => ['a', 'b'] }, 2, events).map(({ id }) => id)).toEqual(['a', 'b']);
  });
  it('name the document of the stream when the event does not', () => {
    expect(tasksOf({ ...jars(), key: () => '' }, 0, events)).toMatchObject([
      { id: 'a', error: {} },
      { id: beanStream('1'), error: {} },
    ]);
  });
});

describe('folding a batch', () => {
  it('counts revisions of the document’s own stream only', () => {
    const { updates } = batch(
      jars(),
      eventsOf([jarStream('a'), jarMade('a')], [beanStream('1'), beanAdded('a')], [beanStream('1'), beanAdded('a')]),
    );
    expect(updates.get('a')).toEqual({ doc: { id: 'a', label: '', beans: 2 }, revision: 0, position: 3 });
  });
  it('leaves alone what an event of another stream does not change', () => {
    expect(batch(jars(), eventsOf([beanStream('1'), beanAdded('nowhere')])).updates.size).toBe(0);
  });
  it('removes a document when the fold says so', () => {
    const emptied: AnyProjection = { ...jars(), on: { ...jars().on, BeanAdded: () => remove } };
    const { updates } = batch(emptied, eventsOf([jarStream('a'), jarMade('a')], [beanStream('1'), beanAdded('a')]));
    expect(updates.get('a')).toEqual({ doc: undefined, revision: 0, position: 2 });
  });
  it('refuses a hole in the document’s own stream', () => {
    const [first, , third] = eventsOf(
      [jarStream('a'), jarMade('a')],
      [jarStream('a'), jarLabelled('a', 'x')],
      [jarStream('a'), jarLabelled('a', 'y')],
    );
    expect(() => batch(jars(), first && third ? [first, third] : [])).toThrow(StreamGap);
    expect(() => batch(jars(), third ? [third] : [])).toThrow(StreamGap);
  });
  it('sets a document aside with all that follows, once', () => {
    const broken = jars({ broken: () => true });
    const events = eventsOf(
      [jarStream('a'), jarMade('a')],
      [jarStream('a'), jarLabelled('a', 'poison')],
      [beanStream('1'), beanAdded('a')],
    );
    const { updates, setbacks } = batch(broken, events);
    expect(updates.get('a')).toMatchObject({ position: 1 });
    expect(setbacks.map(({ event, error }) => [event.position, error instanceof Error])).toEqual([
      [2, true],
      [3, false],
    ]);
    const seen = { before: () => ({ ...noDraft, position: 3 }), updates: new Map() };
    expect(foldBatch(broken, seen, tasksOf(broken, 0, events), (id) => id === 'a')).toEqual([]);
  });

  it('sets a damaged event aside with its document, unless nothing of it is used', () => {
    const [made, painted] = eventsOf(
      [jarStream('a'), jarMade('a')],
      [jarStream('a'), { type: 'JarPainted', data: {} }],
    ).map((event) => ({ ...event, fault: 'damaged' as const, data: {} }));
    const painting = { ...jars(), on: { ...jars().on, JarPainted: ignore } } as AnyProjection;
    expect(
      batch(
        painting,
        [made, painted].flatMap((one) => one ?? []),
      ).setbacks,
    ).toMatchObject([
      { id: 'a', error: new Error('revision 0 of test.jar-a at position 1 cannot be read') },
      { id: 'a', event: { position: 2 } },
    ]);
    const [first] = eventsOf([jarStream('a'), jarMade('a')]);
    const { updates, setbacks } = batch(
      painting,
      [first, painted].flatMap((one) => one ?? []),
    );
    expect([setbacks, updates.get('a')]).toEqual([[], expect.objectContaining({ revision: 1, position: 2 })]);
  });

  it('leaves a foreign event out and counts its revision in the stream of the document', () => {
    const events = eventsOf(
      [jarStream('a'), jarMade('a')],
      [jarStream('a'), { type: 'Noted', data: {} }],
      [beanStream('1'), { type: 'Noted', data: {} }],
      [jarStream('a'), jarLabelled('a', 'fine')],
    ).map((event) => (event.type === 'Noted' ? { ...event, fault: 'foreign' as const } : event));
    const { updates, setbacks } = batch(jars(), events);
    expect([setbacks, updates.size]).toEqual([[], 1]);
    expect(updates.get('a')).toMatchObject({ doc: { label: 'fine' }, revision: 2, position: 4 });
  });
});

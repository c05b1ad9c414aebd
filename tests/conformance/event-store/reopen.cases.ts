import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { EventStoreUnavailable } from '@maru/platform/event-store/event-store';
import type { OpenEventStore } from './event-store.conformance.ts';
import { drain, freshPrefix, numbersOf, sampleEvents, take } from './sample-events.ts';
import { eachWithStore } from './with-store.ts';

export function reopenCases(open: OpenEventStore): void {
  const { store, underTest } = eachWithStore(open);

  it('keeps everything', async () => {
    const prefix = freshPrefix();
    const after = await store().head();
    for (let n = 0; n < 20; n += 1) await store().append(`${prefix}${n}`, sampleEvents(3, n), 'none');
    const [before, head] = [await drain(store().readAll({ after, prefixes: [prefix] })), await store().head()];
    const again = await underTest().reopen();
    const events = (await drain(again.readAll({ after, prefixes: [prefix] }))).flatMap((batch) => batch.events);
    expect(events).toEqual(before.flatMap((batch) => batch.events));
    expect(await again.head()).toBeGreaterThanOrEqual(head);
  });

  it('goes on behind what is there', async () => {
    const stream = `${freshPrefix()}1`;
    const events = sampleEvents(2);
    const first = await store().append(stream, events, 'none');
    const again = await underTest().reopen();
    expect(await again.append(stream, events, 'none')).toEqual(first);
    const next = await again.append(stream, sampleEvents(1, 2), 1);
    expect(next.revision).toBe(2);
    expect(next.position).toBeGreaterThan(first.position);
    expect(numbersOf((await drain(again.readStream(stream))).flat())).toEqual([0, 1, 2]);
  });

  it('hands a subscriber what came after its checkpoint', async () => {
    const prefix = freshPrefix();
    const { position } = await store().append(`${prefix}1`, sampleEvents(1), 'none');
    await store().append(`${prefix}2`, sampleEvents(1, 1), 'none');
    const again = await underTest().reopen();
    const reading = take(again.subscribe({ after: position, prefixes: [prefix] }, new AbortController().signal), 2);
    await again.append(`${prefix}3`, sampleEvents(1, 2), 'none');
    expect(numbersOf(await reading)).toEqual([1, 2]);
  });

  it('has kept every append that was answered when it was closed amid them', async () => {
    const prefix = freshPrefix();
    const appends = Array.from({ length: 50 }, (_, n) => store().append(`${prefix}${n}`, sampleEvents(1, n), 'none'));
    const [results, again] = await Promise.all([Promise.allSettled(appends), underTest().reopen()]);
    const answered = results.flatMap(({ status }, n) => (status === 'fulfilled' ? [`${prefix}${n}`] : []));
    const kept = await Promise.all(answered.map(async (stream) => (await drain(again.readStream(stream))).flat()));
    expect(kept.map((events) => events.length)).toEqual(answered.map(() => 1));
  });

  it('is unavailable once closed', async () => {
    const closed = store();
    await underTest().close();
    await closed.close();
    const stream = `${freshPrefix()}1`;
    await expect(closed.append(stream, sampleEvents(1), 'none')).rejects.toBeInstanceOf(EventStoreUnavailable);
    await expect(closed.head()).rejects.toBeInstanceOf(EventStoreUnavailable);
    await expect(drain(closed.readStream(stream))).rejects.toBeInstanceOf(EventStoreUnavailable);
  });

  it('tells a waiting subscriber that it was closed', async () => {
    const after = await store().head();
    const reading = drain(store().subscribe({ after, prefixes: [freshPrefix()] }, new AbortController().signal));
    await Promise.all([
      expect(reading).rejects.toBeInstanceOf(EventStoreUnavailable),
      setImmediate().then(() => underTest().close()),
    ]);
  });
}

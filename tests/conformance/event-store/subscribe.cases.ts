import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { EventBatch, EventStore } from '@maru/platform/event-store/event-store';
import type { OpenEventStore } from './event-store.conformance.ts';
import { drain, freshPrefix, numbersOf, sampleEvents, take } from './sample-events.ts';
import { eachWithStore } from './with-store.ts';

const never = new AbortController().signal;

/** Appends `count` events to one stream, in appends of at most 500. */
async function fill(store: EventStore, stream: string, count: number): Promise<void> {
  for (let n = 0; n < count; n += 500) {
    await store.append(stream, sampleEvents(Math.min(500, count - n), n), n === 0 ? 'none' : n - 1);
  }
}

const upTo = (count: number) => Array.from({ length: count }, (_, n) => n);

export function subscribeCases(open: OpenEventStore): void {
  const { store } = eachWithStore(open);

  it('hands out what is there, then what is appended', async () => {
    const prefix = freshPrefix();
    const after = await store().head();
    await store().append(`${prefix}1`, sampleEvents(2), 'none');
    const events: unknown[] = [];
    for await (const batch of store().subscribe({ after, prefixes: [prefix] }, never)) {
      events.push(...numbersOf(batch.events));
      if (events.length === 2) await store().append(`${prefix}2`, sampleEvents(2, 2), 'none');
      if (events.length === 4) break;
    }
    expect(events).toEqual([0, 1, 2, 3]);
  });

  it('wakes a reader that waits', async () => {
    const prefix = freshPrefix();
    const waiting = take(store().subscribe({ after: await store().head(), prefixes: [prefix] }, never), 1);
    await setImmediate();
    await store().append(`${prefix}1`, sampleEvents(1), 'none');
    expect(await waiting).toMatchObject([{ stream: `${prefix}1`, revision: 0 }]);
  });

  it('starts from the middle with a filter, without the event at its position', async () => {
    const [wanted, other] = [freshPrefix(), freshPrefix()];
    let after = 0;
    for (let n = 0; n < 10; n += 1) {
      const { position } = await store().append(`${n % 2 === 0 ? wanted : other}${n}`, sampleEvents(1, n), 'none');
      if (n === 4) after = position;
    }
    expect(numbersOf(await take(store().subscribe({ after, prefixes: [wanted] }, never), 2))).toEqual([6, 8]);
  });

  it('tells how far it looked while nothing matches', async () => {
    const after = await store().head();
    const { position } = await store().append(`${freshPrefix()}1`, sampleEvents(1), 'none');
    let reached = after;
    for await (const batch of store().subscribe({ after, prefixes: [freshPrefix()] }, never)) {
      expect(batch.events).toEqual([]);
      reached = batch.position;
      if (reached >= position) break;
    }
    expect(reached).toBeGreaterThanOrEqual(position);
  });

  it('ends a waiting reader when the signal aborts', async () => {
    const stop = new AbortController();
    const reading = drain(store().subscribe({ after: await store().head(), prefixes: [freshPrefix()] }, stop.signal));
    await setImmediate();
    stop.abort();
    expect((await reading).flatMap(({ events }) => events)).toEqual([]);
  });

  it('hands out nothing more once the signal aborted', async () => {
    const prefix = freshPrefix();
    const after = await store().head();
    await fill(store(), `${prefix}1`, 3_000);
    const stop = new AbortController();
    let batches = 0;
    for await (const batch of store().subscribe({ after, prefixes: [prefix] }, stop.signal)) {
      if (batch.events.length > 0) stop.abort();
      batches += stop.signal.aborted ? 1 : 0;
    }
    expect(batches).toBe(1);
    expect(await drain(store().subscribe({ after, prefixes: [prefix] }, stop.signal))).toEqual([]);
  });

  it('goes on for others when one reader leaves', async () => {
    const prefix = freshPrefix();
    const options = { after: await store().head(), prefixes: [prefix] };
    const staying = take(store().subscribe(options, never), 2);
    const leaving = take(store().subscribe(options, never), 1);
    await store().append(`${prefix}1`, sampleEvents(1), 'none');
    expect(await leaving).toHaveLength(1);
    await store().append(`${prefix}1`, sampleEvents(1, 1), 0);
    expect(numbersOf(await staying)).toEqual([0, 1]);
  });

  it('hands 20,000 events to a slow reader, all and in order, never before it asks', { timeout: 60_000 }, async () => {
    const prefix = freshPrefix();
    const after = await store().head();
    const writing = fill(store(), `${prefix}1`, 20_000);
    const seen: unknown[] = [];
    let handling = 0;
    for await (const batch of store().subscribe({ after, prefixes: [prefix] }, never)) {
      handling += 1;
      for (const turn of upTo(20)) await setImmediate(turn);
      expect(handling).toBe(1);
      seen.push(...numbersOf(batch.events));
      handling -= 1;
      if (seen.length >= 20_000) break;
    }
    await writing;
    expect(seen).toEqual(upTo(20_000));
  });

  it('shows ten readers the same events in the same order', async () => {
    const prefix = freshPrefix();
    const options = { after: await store().head(), prefixes: [prefix] };
    const readers = upTo(10).map(() => take(store().subscribe(options, never), 200));
    await Promise.all(upTo(100).map((n) => store().append(`${prefix}${n}`, sampleEvents(2, n), 'none')));
    const [first, ...others] = await Promise.all(readers);
    expect(first).toHaveLength(200);
    for (const other of others) expect(other).toEqual(first);
  });

  it('never skips or repeats where the stored part ends and the fresh one begins', { timeout: 60_000 }, async () => {
    const prefix = freshPrefix();
    const after = await store().head();
    await fill(store(), `${prefix}old`, 5_000);
    const reading = take(store().subscribe({ after, prefixes: [prefix] }, never), 7_000);
    for (const round of upTo(20)) {
      await Promise.all(upTo(100).map((n) => store().append(`${prefix}${round}-${n}`, sampleEvents(1), 'none')));
    }
    const stored: readonly EventBatch[] = await drain(store().readAll({ after, prefixes: [prefix] }));
    expect(await reading).toEqual(stored.flatMap((batch) => batch.events));
  });
}

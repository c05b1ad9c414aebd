import { expect, it } from 'vitest';
import type { EventStore, RecordedEvent } from '@maru/platform/event-store/event-store';
import type { OpenEventStore } from './event-store.conformance.ts';
import { drain, freshPrefix, numbersOf, sampleEvent, sampleEvents } from './sample-events.ts';
import { eachWithStore } from './with-store.ts';

/** Appends one after the other, to streams `1` and `2` in turn. */
async function appendInTurn(store: EventStore, prefix: string, count: number): Promise<readonly number[]> {
  const positions: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const revision = Math.floor(n / 2) - 1;
    const appended = await store.append(
      `${prefix}${(n % 2) + 1}`,
      sampleEvents(1, n),
      revision < 0 ? 'none' : revision,
    );
    positions.push(appended.position);
  }
  return positions;
}

/** To streams `1` and `2`: one event first, 200 in each round after that. */
async function appendRound(store: EventStore, prefix: string, round: number): Promise<void> {
  const expected = round === 0 ? 'none' : (round - 1) * 200;
  for (const stream of ['1', '2'])
    await store.append(`${prefix}${stream}`, sampleEvents(round === 0 ? 1 : 200), expected);
}

export function readCases(open: OpenEventStore): void {
  const { store } = eachWithStore(open);

  it('reads a missing stream as empty', async () => {
    expect((await drain(store().readStream(`${freshPrefix()}none`))).flat()).toEqual([]);
  });

  it.each([
    ['from the middle', { from: 2 }, [2, 3, 4]],
    ['up to a revision, inclusive', { to: 1 }, [0, 1]],
    ['one revision', { from: 3, to: 3 }, [3]],
    ['beyond the end', { from: 5 }, []],
    ['to beyond the end', { from: 4, to: 99 }, [4]],
    ['an empty range', { from: 3, to: 2 }, []],
  ] as const)('reads a stream: %s', async (_, options, expected) => {
    const stream = `${freshPrefix()}1`;
    await store().append(stream, sampleEvents(5), 'none');
    const events = (await drain(store().readStream(stream, options))).flat();
    expect(numbersOf(events)).toEqual(expected);
    expect(events.map(({ revision }) => revision)).toEqual(expected);
  });

  it('reads a long stream in order and in batches', async () => {
    const stream = `${freshPrefix()}1`;
    for (let n = 0; n < 2_500; n += 500) await store().append(stream, sampleEvents(500, n), n === 0 ? 'none' : n - 1);
    const batches = await drain(store().readStream(stream));
    expect(batches.length).toBeGreaterThan(1);
    expect(numbersOf(batches.flat())).toEqual(Array.from({ length: 2_500 }, (_, n) => n));
  });

  it('reads one stream only, not those whose name begins alike', async () => {
    const stream = `${freshPrefix()}1`;
    await store().append(`${stream}1`, sampleEvents(1), 'none');
    expect((await drain(store().readStream(stream))).flat()).toEqual([]);
  });

  it('reads the log after a position, which is left out, to the head', async () => {
    const prefix = freshPrefix();
    const positions = await appendInTurn(store(), prefix, 6);
    const batches = await drain(store().readAll({ after: positions[1] ?? 0, prefixes: [prefix] }));
    const events = batches.flatMap((batch) => batch.events);
    expect(numbersOf(events)).toEqual([2, 3, 4, 5]);
    expect(events.map(({ position }) => position)).toEqual(positions.slice(2));
    expect(batches.at(-1)?.position).toBeGreaterThanOrEqual(positions.at(-1) ?? Infinity);
  });

  it('reads every stream without prefixes', async () => {
    const [one, other] = [freshPrefix(), freshPrefix()];
    const before = await store().head();
    await store().append(`${one}1`, sampleEvents(1, 1), 'none');
    await store().append(`${other}1`, sampleEvents(1, 2), 'none');
    const events = (await drain(store().readAll({ after: before }))).flatMap((batch) => batch.events);
    expect(events.map(({ stream }) => stream)).toEqual(expect.arrayContaining([`${one}1`, `${other}1`]));
  });

  it('reads the streams of several prefixes in log order', async () => {
    const [one, other, third] = [freshPrefix(), freshPrefix(), freshPrefix()];
    const before = await store().head();
    for (const [n, prefix] of [one, third, other, one, third].entries()) {
      await store().append(`${prefix}${n}`, sampleEvents(1, n), 'none');
    }
    const batches = await drain(store().readAll({ after: before, prefixes: [other, one] }));
    expect(numbersOf(batches.flatMap((batch) => batch.events))).toEqual([0, 2, 3]);
  });

  it('tells how far it looked when nothing matches', async () => {
    const before = await store().head();
    const { position } = await store().append(`${freshPrefix()}1`, sampleEvents(3), 'none');
    const batches = await drain(store().readAll({ after: before, prefixes: [freshPrefix()] }));
    expect(batches.flatMap((batch) => batch.events)).toEqual([]);
    expect(batches.at(-1)?.position).toBeGreaterThanOrEqual(position);
  });

  it('hands out positions that only grow, none behind its own events', async () => {
    const prefix = freshPrefix();
    const before = await store().head();
    await appendInTurn(store(), prefix, 8);
    let reached = before;
    for await (const batch of store().readAll({ after: before, prefixes: [prefix] })) {
      for (const { position } of batch.events) {
        expect(position).toBeGreaterThan(reached);
        reached = position;
      }
      expect(batch.position).toBeGreaterThanOrEqual(reached);
      reached = batch.position;
    }
  });

  it('leaves out what was appended after the call', async () => {
    const prefix = freshPrefix();
    const before = await store().head();
    await store().append(`${prefix}1`, sampleEvents(2), 'none');
    const reading = store().readAll({ after: before, prefixes: [prefix] });
    await store().append(`${prefix}2`, sampleEvents(1), 'none');
    expect((await drain(reading)).flatMap((batch) => batch.events)).toHaveLength(2);
  });

  it('hands all to those who read on in rounds side by side, also to one that was away for long', async () => {
    const prefix = freshPrefix();
    const begun = await store().head();
    const readers = ['1', '2', ''].map((stream) => ({
      prefix: `${prefix}${stream}`,
      after: begun,
      seen: [] as number[],
    }));
    const [late, ...others] = readers.toReversed();
    const readOn = async (reader: (typeof readers)[number]) => {
      for await (const { events, position } of store().readAll({ after: reader.after, prefixes: [reader.prefix] })) {
        reader.seen.push(...events.map((event) => event.position));
        reader.after = position;
      }
    };
    for (let round = 0; round < 12; round += 1) {
      await appendRound(store(), prefix, round);
      await Promise.all(others.map(readOn));
    }
    if (late) await readOn(late);
    for (const { seen } of readers) expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => a - b));
    expect(readers.map(({ seen }) => seen.length)).toEqual([2_201, 2_201, 4_402]);
  });

  it('goes backwards from the newest event, past many, for as long as anybody looks', async () => {
    const stream = `${freshPrefix()}1`;
    await store().append(stream, sampleEvents(1), 'none');
    await store().append(stream, sampleEvents(50, 1), 0);
    const head = await store().head();
    const seen: RecordedEvent[] = [];
    for await (const event of store().readBackwards()) {
      seen.push(event);
      if (event.stream === stream && event.revision === 0) break;
    }
    const own = seen.filter((event) => event.stream === stream);
    expect(numbersOf(own)).toEqual(Array.from({ length: 51 }, (_, n) => 50 - n));
    const positions = seen.map(({ position }) => position);
    expect(positions).toEqual([...new Set(positions)].toSorted((a, b) => b - a));
    expect(positions[0]).toBeGreaterThanOrEqual(head);
  });

  it('finds the event at a position, and none between or beyond', async () => {
    const stream = `${freshPrefix()}1`;
    const { position } = await store().append(stream, [sampleEvent({ n: 1 })], 'none');
    expect(await store().eventAt(position)).toMatchObject({ stream, revision: 0, position, data: { n: 1 } });
    for (const other of [0, position + 1, position + 1_000_000]) expect(await store().eventAt(other)).toBeUndefined();
  });

  it('ends at once at the head and beyond it', async () => {
    const { position } = await store().append(`${freshPrefix()}1`, sampleEvents(1), 'none');
    for (const after of [position, position + 1_000_000]) {
      expect(
        (await drain(store().readAll({ after, prefixes: [freshPrefix()] }))).flatMap((batch) => batch.events),
      ).toEqual([]);
    }
  });
}

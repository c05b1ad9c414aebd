import { expect, it } from 'vitest';
import { WrongExpectedRevision } from '@maru/platform/event-store/event-store';
import type { EventStore, ExpectedRevision, RecordedEvent } from '@maru/platform/event-store/event-store';
import type { OpenEventStore } from './event-store.conformance.ts';
import { drain, freshPrefix, sampleEvents, take } from './sample-events.ts';
import { eachWithStore } from './with-store.ts';

/** Appends as a service does: after a refusal again, behind what stands there now. */
async function appendUntilTaken(store: EventStore, stream: string, n: number): Promise<void> {
  const events = sampleEvents(1, n);
  for (let expected: ExpectedRevision = 'none'; ;) {
    try {
      await store.append(stream, events, expected);
      return;
    } catch (error) {
      if (!(error instanceof WrongExpectedRevision)) throw error;
      expected = error.actual;
    }
  }
}

function byStream(events: readonly RecordedEvent[]): ReadonlyMap<string, readonly number[]> {
  const revisions = new Map<string, number[]>();
  for (const { stream, revision } of events) revisions.set(stream, [...(revisions.get(stream) ?? []), revision]);
  return revisions;
}

export function concurrencyCases(open: OpenEventStore): void {
  const { store } = eachWithStore(open);

  it.each([2, 16])('lets exactly one of %i writers with one expected revision win, in 50 rounds', async (writers) => {
    const stream = `${freshPrefix()}1`;
    for (let round = 0; round < 50; round += 1) {
      const expected = round === 0 ? 'none' : round - 1;
      const results = await Promise.allSettled(
        Array.from({ length: writers }, (_, n) => store().append(stream, sampleEvents(1, n), expected)),
      );
      const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
      expect(refusals).toHaveLength(writers - 1);
      for (const refusal of refusals) expect(refusal).toMatchObject({ expected, actual: round });
    }
    expect((await drain(store().readStream(stream))).flat()).toHaveLength(50);
  });

  it(
    'keeps 16 writers in order: growing positions, gapless streams, nothing lost or twice',
    { timeout: 60_000 },
    async () => {
      const prefix = freshPrefix();
      const after = await store().head();
      const reading = take(store().subscribe({ after, prefixes: [prefix] }, new AbortController().signal), 1_600);
      await Promise.all(
        Array.from({ length: 16 }, async (_, writer) => {
          for (let n = 0; n < 100; n += 1) await appendUntilTaken(store(), `${prefix}${n % 7}`, writer * 100 + n);
        }),
      );
      const events = (await drain(store().readAll({ after, prefixes: [prefix] }))).flatMap((batch) => batch.events);
      const positions = events.map(({ position }) => position);
      expect(positions).toEqual([...new Set(positions)].toSorted((one, other) => one - other));
      expect(new Set(events.map(({ data }) => JSON.stringify(data))).size).toBe(1_600);
      for (const revisions of byStream(events).values()) expect(revisions).toEqual(revisions.map((_, index) => index));
      expect(await reading).toEqual(events);
    },
  );
}

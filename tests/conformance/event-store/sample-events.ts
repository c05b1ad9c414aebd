import { randomUUID } from 'node:crypto';
import type { EventMeta } from '@maru/contracts/kernel/message';
import type { EventBatch, NewEvent, RecordedEvent } from '@maru/platform/event-store/event-store';

/** Metadata as long as the real thing. */
export const sampleMeta: EventMeta = {
  at: '2026-11-21T11:14:22.123456Z',
  actorId: '019aa5d4-9d70-7c1e-8a55-0d8f6f6c1a01',
  commandId: '019aa5d4-9d70-7c1e-8a55-0d8f6f6c1a02',
  correlationId: '019aa5d4-9d70-7c1e-8a55-0d8f6f6c1a02',
  causationId: '019aa5d4-9d70-7c1e-8a55-0d8f6f6c1a02',
  schemaVersion: 1,
  ipHash: 'a'.repeat(64),
  previousHash: '0'.repeat(64),
  hash: 'b'.repeat(64),
};

export const sampleEvent = (data: object = {}): NewEvent => ({
  id: randomUUID(),
  type: 'Noted',
  data,
  meta: sampleMeta,
});

/** Events whose data counts up from `first`. */
export const sampleEvents = (count: number, first = 0): readonly NewEvent[] =>
  Array.from({ length: count }, (_, index) => sampleEvent({ n: first + index }));

/** A prefix nobody else writes under, so that a suite may share its engine with others. */
export const freshPrefix = (): string => `conformance.${randomUUID()}-`;

/** Everything an ending read hands out. */
export async function drain<T>(batches: AsyncIterable<T>): Promise<readonly T[]> {
  const all: T[] = [];
  for await (const batch of batches) all.push(batch);
  return all;
}

/** The events of an endless read, once `count` of them came. */
export async function take(batches: AsyncIterable<EventBatch>, count: number): Promise<readonly RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  for await (const batch of batches) {
    events.push(...batch.events);
    if (events.length >= count) break;
  }
  return events;
}

export const numbersOf = (events: readonly RecordedEvent[]): readonly unknown[] =>
  events.map(({ data }) => ('n' in data ? data.n : undefined));

import { expect, it } from 'vitest';
import { divergesFrom, markOf } from '@maru/platform/event-store/checkpoint';
import type { OpenEventStore } from './event-store.conformance.ts';
import { freshPrefix, sampleEvents } from './sample-events.ts';
import { eachWithStore } from './with-store.ts';

export function checkpointCases(open: OpenEventStore): void {
  const { store } = eachWithStore(open);
  const checkpoint = async () => {
    const { position } = await store().append(`${freshPrefix()}1`, sampleEvents(3), 'none');
    const event = await store().eventAt(position);
    if (event === undefined) throw new Error('no event was written');
    return { position, event: markOf(event) };
  };

  it('takes a checkpoint for its own while the event at it is the same, however far the log went on', async () => {
    const taken = await checkpoint();
    expect(await divergesFrom(store(), taken)).toBe(false);
    await checkpoint();
    expect(await divergesFrom(store(), taken)).toBe(false);
    expect(await divergesFrom(store(), { position: taken.position })).toBe(false);
    expect(await divergesFrom(store(), { position: 0 })).toBe(false);
  });

  it('tells a checkpoint of another log by its length, its id or its hash', async () => {
    const { position, event } = await checkpoint();
    for (const other of [
      { position: position + 1_000_000 },
      { position, event: { ...event, id: 'other' } },
      { position, event: { ...event, hash: 'other' } },
      { position, event: { ...event, position: position - 1 } },
    ])
      expect(await divergesFrom(store(), other)).toBe(true);
  });
}

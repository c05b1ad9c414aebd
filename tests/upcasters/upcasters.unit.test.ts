import { upcasters } from '@maru/contracts/api/upcasters';
import { upcastIn, versionIn } from '@maru/contracts/kernel/upcasters';
import { orderEvent } from '@maru/contracts/shop/order/order.events';
import { orderFold } from '@maru/contracts/shop/order/order.fold';
import { step } from '@maru/command-api/pipeline/fold';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import { verifyChain } from '@maru/platform/event-store/verify-chain';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';

/** A whole stream as it was stored when the event had that version, and what was made of it then. */
interface Recording {
  readonly events: readonly RecordedEvent[];
  readonly document: object;
}
type Fold = Parameters<typeof step>[0];

/** One line for each event with upcasters: today's schema of its stream, and its fold. */
const streams: Readonly<Record<string, { readonly schema: z.ZodType; readonly fold: Fold }>> = {
  OrderShipped: { schema: orderEvent, fold: orderFold as Fold },
};

const fileOf = (type: string, version: number) => join(import.meta.dirname, 'recorded', `${type}.${version}.json`);
const recordingOf = (type: string, version: number) =>
  JSON.parse(readFileSync(fileOf(type, version), 'utf8')) as Recording;
const old = Object.keys(upcasters).flatMap((type) =>
  Array.from({ length: versionIn(upcasters, type) - 1 }, (_, at) => [type, at + 1] as const),
);
const upcast = (event: RecordedEvent) => upcastIn(upcasters, event);
const withoutKey = (event: RecordedEvent): RecordedEvent => {
  const closed = event.meta.sealed?.fields.map((field) => [field, '']) ?? [];
  return { ...event, data: { ...event.data, ...(Object.fromEntries(closed) as object) } };
};
const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
};

describe.each(old)('%s of version %i', (type, version) => {
  it('is recorded', () => expect(existsSync(fileOf(type, version))).toBe(true));

  it('is there as it was stored: the hashes of its stream are good', async () => {
    const { events } = recordingOf(type, version);
    const batches = (async function* () {
      yield events;
    })();
    expect(await verifyChain(batches)).toMatchObject({ events: events.length, bad: undefined });
    expect(events.some((event) => event.type === type && event.meta.schemaVersion === version)).toBe(true);
  });

  it('becomes one of today, the same each time, and stays as it is itself', () => {
    for (const event of frozen(recordingOf(type, version)).events) {
      const today = upcast(event);
      const { type: name, data } = today;
      expect(streams[type]?.schema.parse({ type: name, data })).toEqual({ type: name, data });
      expect(upcast(event)).toEqual(today);
    }
  });

  it('makes the same document as it did then', () => {
    const { events, document } = recordingOf(type, version);
    const fold = streams[type]?.fold;
    const opened = events.map(withoutKey).map(upcast);
    expect(fold && opened.reduce((state, event) => step(fold, state, event), fold.initialState)).toEqual(document);
  });
});

describe('an event', () => {
  const [shipped] = recordingOf('OrderShipped', 1).events.filter(({ type }) => type === 'OrderShipped');
  const at = (schemaVersion: number) => shipped && { ...shipped, meta: { ...shipped.meta, schemaVersion } };

  it('of today is handed on as it is', () => {
    const today = at(versionIn(upcasters, 'OrderShipped'));
    expect(today && upcast(today)).toBe(today);
  });

  it('of a later version than this program knows has a type that nobody handles', () => {
    const later = at(versionIn(upcasters, 'OrderShipped') + 1);
    expect(later && upcast(later)).toMatchObject({ type: 'OrderShipped of version 3', data: later?.data });
  });
});

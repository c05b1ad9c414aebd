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
import { recordedOrders } from './recorded-orders.ts';
import type { z } from 'zod';

/** A whole stream as it was stored when the event had that version, and what was made of it then. */
interface Recording {
  readonly events: readonly RecordedEvent[];
  readonly document: { readonly refunded: number; readonly amounts: object };
}
type Fold = Parameters<typeof step>[0];

/** By the beginning of the event's name: today's schema of its stream, and its fold. */
const streams: Readonly<Record<string, { readonly schema: z.ZodType; readonly fold: Fold }>> = {
  Order: { schema: orderEvent, fold: orderFold as Fold },
};
const streamOf = (type: string) => streams[/^[A-Z][a-z]+/.exec(type)?.[0] ?? ''];

const fileOf = (type: string, version: number) => join(import.meta.dirname, 'recorded', `${type}.${version}.json`);
const isThere = (type: string, version: number) => (event: RecordedEvent) =>
  event.type === type && event.meta.schemaVersion === version;
const recordingOf = (type: string, version: number): Recording => {
  if (existsSync(fileOf(type, version))) return JSON.parse(readFileSync(fileOf(type, version), 'utf8')) as Recording;
  const order = recordedOrders.find(({ events }) => events.some(isThere(type, version)));
  if (!order) throw new Error(`${type} of version ${version} was never recorded`);
  return order;
};
/** A type with a successor is written no more, whatever its version was. */
const oldVersionsOf = (type: string) =>
  Array.isArray(upcasters[type]) ? versionIn(upcasters, type) - 1 : versionIn(upcasters, type);
const old = Object.keys(upcasters).flatMap((type) =>
  Array.from({ length: oldVersionsOf(type) }, (_, at) => [type, at + 1] as const),
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
  it('is recorded', () => expect(recordingOf(type, version).events.some(isThere(type, version))).toBe(true));

  it('is there as it was stored: the hashes of its stream are good', async () => {
    const { events } = recordingOf(type, version);
    const batches = (async function* () {
      yield events;
    })();
    expect(await verifyChain(batches, { isPart: true })).toMatchObject({ events: events.length, bad: undefined });
  });

  it('becomes one of today, the same each time, and stays as it is itself', () => {
    for (const event of frozen(recordingOf(type, version)).events) {
      const today = upcast(event);
      const { type: name, data } = today;
      expect(streamOf(type)?.schema.parse({ type: name, data })).toEqual({ type: name, data });
      expect(upcast(event)).toEqual(today);
    }
  });

  it('reads as it did then', () => {
    const { events, document } = recordingOf(type, version);
    const fold = streamOf(type)?.fold;
    const opened = events.map(withoutKey).map(upcast);
    expect(fold && opened.reduce((state, event) => step(fold, state, event), fold.initialState)).toMatchObject({
      refunded: document.refunded,
      amounts: document.amounts,
    });
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

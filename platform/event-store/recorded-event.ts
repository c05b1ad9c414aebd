import { hash as digest } from 'node:crypto';
import type { EventFault, EventMeta } from '@maru/contracts/kernel/message';
import type { RecordedEvent } from './event-store.ts';

/** Where an event stands and what the engine itself knows of it. */
export type EventPlace = Pick<RecordedEvent, 'id' | 'type' | 'stream' | 'revision' | 'position'>;

/** What an engine found under an event; `Unreadable` stands for what it could not decode. */
export interface StoredBody {
  readonly data: unknown;
  readonly meta: unknown;
}

export class Unreadable {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** An event of what is stored, whole or with its fault: one bad event must not keep readers from all others. */
export const recordedEvent = (place: EventPlace, { data, meta }: StoredBody): RecordedEvent => {
  const { id, type, stream, revision, position } = place;
  if (!isEventMeta(meta)) return faulty(place, { data, meta });
  if (!isObject(data)) return { id, type, data: {}, meta, stream, revision, position, fault: 'damaged' };
  return { id, type, data, meta, stream, revision, position };
};

/** An event of others as text that reads as the same values again, for engines that hand out no text themselves. */
export const withText = (event: RecordedEvent, { data, meta }: StoredBody): RecordedEvent =>
  event.fault === 'foreign'
    ? { ...event, stored: { data: JSON.stringify(data ?? null), meta: JSON.stringify(meta ?? null) } }
    : event;

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Uint8Array) && !(value instanceof Unreadable);

/** By the fields that reading needs: a whole parse of each event would cost more than all else that is done with it. */
const isEventMeta = (meta: unknown): meta is EventMeta =>
  isObject(meta) &&
  ['at', 'commandId', 'previousHash', 'hash'].every((field) => typeof Reflect.get(meta, field) === 'string');

const faulty = (place: EventPlace, { data, meta }: StoredBody): RecordedEvent => {
  const fault: EventFault = meta instanceof Unreadable ? 'damaged' : 'foreign';
  const { id, type, stream, revision } = place;
  // As EventStoreDB's client hands out text that is no JSON, so that a copy has the same hash.
  const body = fault === 'foreign' && data instanceof Unreadable ? data.text : data;
  const hash = digest('sha256', JSON.stringify([stream, revision, id, type, body, meta]), 'hex');
  return { ...place, data: {}, meta: { ...noMeta, commandId: id, correlationId: id, causationId: id, hash }, fault };
};

const noMeta = {
  at: '1970-01-01T00:00:00.000000Z',
  actorId: '',
  schemaVersion: 1,
  ipHash: '',
  previousHash: '',
} satisfies Partial<EventMeta>;

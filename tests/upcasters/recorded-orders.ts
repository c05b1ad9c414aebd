import { chainStart } from '@maru/platform/event-store/hash-chain';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Line {
  readonly no: number;
  readonly quantity: number;
  readonly cancelled: number;
}

/**
 * An order from when one status stood for the whole of it: its stream as the log stored it, what was then made of it,
 * and what people could then do with it `at` a time, in epoch ms.
 */
export interface RecordedOrder {
  readonly what: string;
  readonly at: number;
  readonly events: readonly RecordedEvent[];
  readonly document: {
    readonly number: string;
    readonly status: string;
    readonly lines: readonly Line[];
    readonly amounts: Readonly<Record<string, number>>;
    readonly refunded: number;
    readonly points_back: number;
  };
  readonly actions: Readonly<Record<'buyer' | 'admin', readonly string[]>>;
}

type WrittenOrder = Omit<RecordedOrder, 'events'> & {
  readonly stream: string;
  readonly events: readonly (Omit<RecordedEvent, 'stream' | 'revision' | 'meta'> & {
    readonly meta: Omit<RecordedEvent['meta'], 'previousHash'>;
  })[];
};

/** The file leaves out what an event's place tells: its stream, its revision and the hash of the one before it. */
const inItsPlace = ({ stream, events, ...order }: WrittenOrder): RecordedOrder => ({
  ...order,
  events: events.map((event, revision) => ({
    ...event,
    stream,
    revision,
    meta: { ...event.meta, previousHash: events[revision - 1]?.meta.hash ?? chainStart },
  })),
});

const file = join(import.meta.dirname, 'recorded', 'orders-before-lines.json');
export const recordedOrders: readonly RecordedOrder[] = (JSON.parse(readFileSync(file, 'utf8')) as WrittenOrder[]).map(
  inItsPlace,
);

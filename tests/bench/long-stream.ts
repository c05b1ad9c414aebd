import { anyAggregate } from '@maru/command-api/pipeline/aggregate';
import { commandPipeline } from '@maru/command-api/pipeline/execute';
import { registry } from '@maru/command-api/pipeline/registry';
import { openStreams } from '@maru/command-api/pipeline/streams';
import { itemAggregate } from '@maru/command-api/shop/item/item.aggregate';
import type { DomainEvent } from '@maru/contracts/kernel/message';
import { itemExamples } from '@maru/contracts/shop/item/item.examples';
import { itemStream } from '@maru/contracts/shop/item/item.events';
import { systemClock } from '@maru/platform/clock/clock';
import { keyedHash } from '@maru/platform/env/secrets';
import type { EventStore } from '@maru/platform/event-store/event-store';
import { chain, type ChainEnd } from '@maru/platform/event-store/hash-chain';
import { openSqliteSnapshotStore } from '@maru/platform/snapshot-store/sqlite-snapshot-store';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { type Ground, onGround, type OpenGround } from './ground/ground.ts';
import { median, ms, type Row } from './row.ts';

const length = 1_000_000;
const { id } = itemExamples.ItemAdded.data;
const stream = itemStream(id);
const until = '2030-01-01T00:00:00.000Z';
const keeper = { id: '01900000-0000-7000-8000-000000000001', level: 10 };

/** Each order holds a piece and takes it: two events of two commands. */
const eventAt = (revision: number): DomainEvent => {
  if (revision === 0) return itemExamples.ItemAdded;
  const data = { id, orderId: `order ${Math.ceil(revision / 2)}`, lines: [{ optionId: 2, quantity: 0 }] };
  return revision % 2 ? { type: 'StockReserved', data: { ...data, until } } : { type: 'StockTaken', data };
};

/** Answers the id of one command in the middle. */
const seed = async (store: EventStore): Promise<string> => {
  const meta = { actorId: keeper.id, correlationId: '', causationId: '', schemaVersion: 1, ipHash: '' };
  const at = systemClock().stamp();
  let previous: ChainEnd = 'none';
  let middle = '';
  for (let from = 0; from < length; from += 1_000) {
    const unchained = Array.from({ length: 1_000 }, (_, n) => {
      const commandId = v7();
      if (from + n === length / 2) middle = commandId;
      return { ...eventAt(from + n), id: v7(), meta: { ...meta, at, commandId } };
    });
    const events = chain({ stream, previous, events: unchained });
    const { revision } = await store.append(stream, events, from === 0 ? 'none' : from - 1);
    previous = { revision, hash: events.at(-1)?.meta.hash ?? '' };
  }
  return middle;
};

const started = (store: EventStore, { env }: Ground) => {
  const snapshots = openSqliteSnapshotStore(join(env.DATA_DIR, 'snapshots.db'));
  const streams = openStreams(store, { store: snapshots, foldName: () => 'bench' });
  const execute = commandPipeline({
    engines: { events: store, keys: undefined as never, clock: systemClock(), requestHash: keyedHash('bench') },
    people: undefined as never,
    streams,
    registry: registry([anyAggregate(itemAggregate)]),
  });
  const decide = async (commandId = v7()) => {
    const command = { type: 'AdjustStock', data: { id, optionId: 1, by: 1, reason: '입고' } };
    const from = performance.now();
    await execute({ command, actor: keeper, commandId, ipHash: '', source: 'admin', correlationId: '' }).catch(
      (error: unknown) => {
        if ((error as { code?: unknown }).code !== 'key_reused') throw error;
      },
    );
    return performance.now() - from;
  };
  return { decide, close: () => snapshots.close() };
};

const row = (what: string, value: number, limit: number): Row => ({
  what,
  figure: ms(value),
  limit: `≤ ${limit} ms`,
  held: value <= limit,
});

const startsOn = async (store: EventStore, ground: Ground): Promise<number[]> => {
  const starts: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const later = started(store, ground);
    starts.push(await later.decide());
    await later.close();
  }
  return starts;
};

/** An item with half a million orders behind it: the first time ever, after starts, and with everything in memory. */
export const benchLongStream = (open: OpenGround): Promise<Row[]> =>
  onGround(open, async (ground) => {
    const store = ground.openLog();
    const middle = await seed(store);
    const process = started(store, ground);
    const ever = await process.decide();
    const warm: number[] = [];
    const repeats: number[] = [];
    for (let round = 0; round < 21; round += 1) {
      warm.push(await process.decide());
      repeats.push(await process.decide(middle));
    }
    const starts = await startsOn(store, ground);
    // The next snapshot stands at the 1,000th event after the seeded ones.
    for (let count = 1 + warm.length + starts.length; count < 990; count += 1) await process.decide();
    await process.close();
    const farStarts = await startsOn(store, ground);
    await store.close();
    return [
      { what: 'command on a 1,000,000-event stream, the first ever', figure: ms(ever) },
      row('the same, after a start', median(starts), 200),
      row('the same, after a start with 990 events behind the newest snapshot', median(farStarts), 200),
      row('the same, afterwards', median(warm), 20),
      row('a repeated key of its middle', median(repeats), 20),
    ];
  });

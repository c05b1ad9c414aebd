import { upcasters } from '@maru/contracts/api/upcasters';
import { peopleCards } from '@maru/contracts/identity/user/user.views';
import type { Actor } from '@maru/contracts/kernel/actor';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { EventStore } from '@maru/platform/event-store/event-store';
import { openSqliteEventStore } from '@maru/platform/event-store/sqlite-event-store';
import { keyedHash } from '@maru/platform/env/secrets';
import type { KeyVault } from '@maru/platform/key-vault/key-vault';
import { memoryKeyTable } from '@maru/platform/key-vault/memory-key-table';
import { tableKeyVault } from '@maru/platform/key-vault/table-key-vault';
import { readingEventStore } from '@maru/platform/personal-data/reading-event-store';
import { fixedClock } from '@maru/platform/clock/fixed-clock';
import type { SnapshotStore } from '@maru/platform/snapshot-store/snapshot-store';
import { openSqliteSnapshotStore } from '@maru/platform/snapshot-store/sqlite-snapshot-store';
import { cardCache } from '@maru/platform/view-store/card-cache';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { type Aggregate, anyAggregate } from './aggregate.ts';
import type { CommandRequest } from './command-request.ts';
import { commandPipeline } from './execute.ts';
import { registry } from './registry.ts';
import { openStreams } from './streams.ts';

interface Of<T extends string, D> {
  readonly type: T;
  readonly data: D & { readonly id: string };
}
type Command =
  | Of<'WriteMemo', { title: string; text: string }>
  | Of<'EditMemo', { title?: string; text?: string }>
  | Of<'TearMemo', object>;
type Event =
  | Of<'MemoWritten', { title: string; text: string; by: string }>
  | Of<'MemoTitled', { to: string }>
  | Of<'MemoTexted', { to: string }>
  | Of<'MemoTorn', object>;
interface Memo {
  readonly status: 'missing' | 'written' | 'torn';
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly by: string;
}

const asAuthor = (actor: Actor, memo: Memo) => {
  if (memo.status !== 'written') return 'not_found';
  return memo.by === actor.id ? undefined : 'not_author';
};

export const memoAggregate: Aggregate<Command, Memo, Event, Memo> = {
  name: 'test.memo',
  initialState: { status: 'missing', id: '', title: '', text: '', by: '' },
  stream: ({ data }) => `test.memo-${data.id}`,
  evolve: {
    MemoWritten: (_state, { data }) => ({ status: 'written', ...data }),
    MemoTitled: (state, { data }) => ({ ...state, title: data.to }),
    MemoTexted: (state, { data }) => ({ ...state, text: data.to }),
    MemoTorn: (state) => ({ ...state, status: 'torn' }),
  },
  decide: {
    WriteMemo: (state, { data }, { actor }) => {
      if (state.status !== 'missing') throw new Rejected('key_reused');
      return [{ type: 'MemoWritten', data: { ...data, by: actor.id } }];
    },
    EditMemo: (state, { data: { id, title = state.title, text = state.text } }) => [
      ...(title === state.title ? [] : [{ type: 'MemoTitled', data: { id, to: title } } as const]),
      ...(text === state.text ? [] : [{ type: 'MemoTexted', data: { id, to: text } } as const]),
    ],
    TearMemo: (_state, { data }) => [{ type: 'MemoTorn', data: { id: data.id } }],
  },
  policies: { WriteMemo: () => undefined, EditMemo: asAuthor, TearMemo: asAuthor },
  subject: (_command, state) => state,
  answer: ({ id, title, text }) => ({ body: { id, title, text } }),
};

export const writer: Actor = { id: 'writer', level: 1 };
const views = {} as ViewStore;

interface MemoParts {
  readonly aggregate?: typeof memoAggregate;
  readonly keys?: KeyVault;
  readonly snapshots?: SnapshotStore;
}

export const memoPipeline = (
  events: EventStore,
  { aggregate = memoAggregate, keys = temporaryKeys(), snapshots }: MemoParts = {},
) =>
  commandPipeline({
    engines: { events, keys, clock: fixedClock(), requestHash },
    people: cardCache(views, peopleCards),
    streams: openStreams(events, snapshots && { store: snapshots, foldName: () => 'memo' }),
    registry: registry([anyAggregate(aggregate)]),
  });

export const pipelineOver = (events: EventStore, options?: Parameters<typeof memoPipeline>[1]) => {
  const execute = memoPipeline(events, options);
  const send = (command: Command, more: Partial<CommandRequest> = {}) =>
    execute({ command, actor: writer, commandId: v7(), ipHash: '', source: 'web', correlationId: 'test', ...more });
  return { send };
};

export const eventsOf = async (events: EventStore, stream: string) => {
  const found = [];
  for await (const batch of events.readStream(stream)) found.push(...batch);
  return found;
};

export const temporaryKeys = (table = memoryKeyTable()) => tableKeyVault(table, () => 'a secret of these tests only');

const requestHash = keyedHash('a secret of these tests only');

/** `events` are open, `stored` as they are sealed. */
export const temporaryLog = () => {
  const folder = mkdtempSync(join(tmpdir(), 'pipeline-'));
  const stored = openSqliteEventStore(join(folder, 'log.db'));
  const keys = temporaryKeys();
  const snapshots = openSqliteSnapshotStore(join(folder, 'snapshots.db'));
  const events = readingEventStore(stored, { keys, upcasters, log: { error: () => undefined } });
  return {
    events,
    stored,
    keys,
    requestHash,
    snapshots,
    folder,
    close: async () => {
      await snapshots.close();
      await stored.close();
      rmSync(folder, { recursive: true });
    },
  };
};

export const over = (events: EventStore): EventStore => ({
  append: (...append) => events.append(...append),
  readStream: (...read) => events.readStream(...read),
  readAll: (options) => events.readAll(options),
  subscribe: (...options) => events.subscribe(...options),
  readBackwards: () => events.readBackwards(),
  eventAt: (position) => events.eventAt(position),
  head: () => events.head(),
  close: () => events.close(),
});

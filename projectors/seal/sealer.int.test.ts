import type { SealEvent } from '@maru/contracts/kernel/seal.events';
import { sealStream } from '@maru/contracts/kernel/seal.events';
import { type FixedClock, fixedClock } from '@maru/platform/clock/fixed-clock';
import { type EventStore, EventStoreUnavailable, WrongExpectedRevision } from '@maru/platform/event-store/event-store';
import { chain, type ChainEnd } from '@maru/platform/event-store/hash-chain';
import { verifyLog } from '@maru/platform/event-store/verify-chain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { metaAt } from '../testing/record.ts';
import { openWorld, type World } from '../testing/world.ts';
import { keepSeals } from './keep-seals.ts';
import { openSealer } from './sealer.ts';
import { sealView } from './seal.view.ts';

const due = { events: 3, ms: 3_600_000 };
const on = () => true;

let world: World;
let clock: FixedClock;
let ends: Map<string, ChainEnd>;
let complaints: unknown[];

beforeEach(async () => {
  world = await openWorld();
  clock = fixedClock();
  ends = new Map();
  complaints = [];
});
afterEach(() => world.close());

const note = async (stream: string, count = 1) => {
  const previous = ends.get(stream) ?? 'none';
  const plain = Array.from({ length: count }, (_, n) => ({ id: crypto.randomUUID(), type: 'Noted', data: { n }, meta: metaAt(clock.stamp()) }));
  const events = chain({ stream, previous, events: plain });
  const { revision } = await world.events.append(stream, events, previous === 'none' ? 'none' : previous.revision);
  ends.set(stream, { revision, hash: events.at(-1)?.meta.hash ?? '' });
};
const log = { info: () => undefined, warn: () => undefined, error: (_: unknown, message?: string) => void complaints.push(message) };
/** A process of its own: it knows what the stores hold and nothing else. */
const sealer = (events: EventStore = world.events) => openSealer({ events, views: world.views, clock }, log, due);
const seals = async () => {
  const counts: number[] = [];
  for await (const batch of world.events.readStream(sealStream)) counts.push(...batch.map(({ data }) => (data as SealEvent['data']).count));
  return counts;
};
const verified = () => verifyLog(world.events);

describe('sealer', () => {
  it('seals after so many events and not before; its seals ask for none', async () => {
    const running = sealer();
    await note('a-1', 2);
    await running.round(on);
    expect(await seals()).toEqual([]);
    await note('b-1');
    for (let n = 0; n < 4; n += 1) await running.round(on);
    expect(await seals()).toEqual([3]);
    await note('a-1', 3);
    await running.round(on);
    expect(await seals()).toEqual([3, 7]);
    expect(await verified()).toMatchObject({ events: 8, sealed: 7, bad: undefined });
  });

  it('seals the little that has waited for an hour, and a log at rest never again', async () => {
    const running = sealer();
    await note('a-1');
    await running.round(on);
    expect(await seals()).toEqual([]);
    for (let hours = 0; hours < 3; hours += 1) {
      clock.advance(due.ms);
      await running.round(on);
    }
    expect(await seals()).toEqual([1]);
  });

  it('gives an old log one seal, once it has reached its head', async () => {
    await note('a-1', 2_500);
    const running = sealer();
    await running.round(() => false);
    expect(await seals()).toEqual([]);
    await running.round(on);
    expect(await seals()).toEqual([2_500]);
    expect(await verified()).toMatchObject({ sealed: 2_500, bad: undefined });
  });

  it('seals at the end what it could read by then, and goes on behind it after a restart', async () => {
    await note('a-1', 1_500);
    await sealer().finish(() => false);
    expect(await seals()).toEqual([1_000]);
    await note('b-1');
    await sealer().finish(on);
    await sealer().finish(on);
    expect(await seals()).toEqual([1_000, 1_502]);
    expect(await verified()).toMatchObject({ events: 1_503, sealed: 1_502, bad: undefined });
  });

  it('reads nothing twice after an orderly end', async () => {
    await note('a-1', 5);
    await sealer().finish(on);
    const from: number[] = [];
    const watched: EventStore = { ...reading(world.events), readAll: (options) => (from.push(options.after), world.events.readAll(options)) };
    await sealer(watched).round(on);
    expect(from).toEqual([5]);
  });
});

describe('after a failure', () => {
  it('a seal that was appended and not noted down is found, not repeated', async () => {
    await note('a-1', 3);
    await sealer().round(on);
    expect(await world.views.version(sealView.name, sealView.version).count({})).toBe(0);
    await sealer().round(on);
    expect(await seals()).toEqual([3]);
    await note('a-1', 3);
    await sealer().round(on);
    expect(await seals()).toEqual([3, 7]);
    expect((await verified()).bad).toBeUndefined();
  });

  it('so is one whose answer was lost', async () => {
    await note('a-1', 3);
    let lost = 0;
    const lossy: EventStore = {
      ...reading(world.events),
      append: async (...append) => {
        const answer = await world.events.append(...append);
        if (lost++ === 0) throw new EventStoreUnavailable('the connection broke');
        return answer;
      },
    };
    const running = sealer(lossy);
    await expect(running.round(on)).rejects.toThrow(EventStoreUnavailable);
    await running.round(on);
    expect(await seals()).toEqual([3]);
    await note('b-1', 3);
    await running.round(on);
    expect(await seals()).toEqual([3, 7]);
    expect((await verified()).bad).toBeUndefined();
  });

  it('views that were thrown away cost nothing but reading', async () => {
    await note('a-1', 5);
    await sealer().finish(on);
    await world.views.drop(sealView.name, sealView.version);
    await note('a-1', 3);
    await sealer().round(on);
    expect(await seals()).toEqual([5, 9]);
    expect((await verified()).bad).toBeUndefined();
  });

  it('a second keeper is stopped by the revision of the seal stream, and goes on behind the first', async () => {
    const [one, other] = [sealer(), sealer()];
    await note('a-1');
    await Promise.all([one.round(on), other.round(on)]);
    await note('a-1', 3);
    await one.round(on);
    await expect(other.round(on)).rejects.toThrow(WrongExpectedRevision);
    await other.round(on);
    await note('a-1', 3);
    await other.round(on);
    expect(await seals()).toEqual([4, 8]);
    expect((await verified()).bad).toBeUndefined();
  });

  it('a log that ends before what was read of it is told of, and read anew', async () => {
    await note('a-1', 5);
    await world.views.define(sealView);
    const doc = { id: 'log', count: 900, hash: 'ab'.repeat(32), unsealed: 0, since: null, revision: 7 };
    await world.views.write(sealView.name, sealView.version, [{ id: 'log', doc, position: 900 }], 900);
    await sealer().round(on);
    expect(complaints).toEqual([expect.stringContaining('npm run verify')]);
    expect(await seals()).toEqual([5]);
    expect((await verified()).bad).toBeUndefined();
  });
});

describe('keeper', () => {
  it('seals when it is closed', async () => {
    const keeper = keepSeals({ events: world.events, views: world.views, clock }, log);
    await note('a-1');
    await keeper.close();
    expect(await seals()).toEqual([1]);
  });

  it('closes also when the log does not answer', async () => {
    const keeper = keepSeals({ events: { ...reading(world.events), head: () => Promise.reject(new EventStoreUnavailable('gone')) }, views: world.views, clock }, log);
    await keeper.close();
    expect(complaints).toEqual([expect.stringContaining('sealing the log failed')]);
  });
});

/** Its methods stand on the prototype, so that it cannot be spread. */
function reading(store: EventStore): EventStore {
  return {
    append: (...append) => store.append(...append),
    readStream: (...read) => store.readStream(...read),
    readAll: (options) => store.readAll(options),
    subscribe: (...subscription) => store.subscribe(...subscription),
    head: () => store.head(),
    close: () => store.close(),
  };
}

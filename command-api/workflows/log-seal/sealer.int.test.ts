import { type EventStore, EventStoreUnavailable, WrongExpectedRevision } from '@maru/platform/event-store/event-store';
import { verifyLog } from '@maru/platform/event-store/verify-chain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { over } from '../../pipeline/memo.fixture.ts';
import { openSealer } from './sealer.ts';
import { logToSeal } from './sealing.fixture.ts';
import { sealView } from './seal.view.ts';

const due = { events: 3, ms: 3_600_000 };
const on = () => true;

let world: Awaited<ReturnType<typeof logToSeal>>;
beforeEach(async () => {
  world = await logToSeal();
});
afterEach(() => world.close());

const note = (stream: string, count?: number) => world.note(stream, count);
const seals = () => world.seals();
/** A process of its own: it knows what the stores hold and nothing else. */
const sealer = (events: EventStore = world.events, keys = world.tools.keys) =>
  openSealer({ events, views: world.views, clock: world.clock }, { ...world.tools, keys, due });
const verified = () => verifyLog(world.events);

describe('sealer', () => {
  it('signs a log at once that no key has signed, then after so many events; its seals ask for none', async () => {
    const running = sealer();
    await note('a-1');
    await running.poll(on);
    expect(await seals()).toEqual([1]);
    await note('a-1', 2);
    await running.poll(on);
    expect(await seals()).toEqual([1]);
    await note('b-1');
    for (let n = 0; n < 4; n += 1) await running.poll(on);
    expect(await seals()).toEqual([1, 5]);
    await note('a-1', 3);
    await running.poll(on);
    expect(await seals()).toEqual([1, 5, 9]);
    expect(await verified()).toMatchObject({ events: 10, sealed: 9, bad: undefined });
  });

  it('seals the little that has waited for an hour, and a log at rest never again', async () => {
    const running = sealer();
    await note('a-1');
    await running.poll(on);
    await note('a-1');
    await running.poll(on);
    expect(await seals()).toEqual([1]);
    for (let hours = 0; hours < 3; hours += 1) {
      world.clock.advance(due.ms);
      await running.poll(on);
    }
    expect(await seals()).toEqual([1, 3]);
  });

  it('gives an old log one seal, once it has reached its head', async () => {
    await note('a-1', 2_500);
    const running = sealer();
    await running.poll(() => false);
    expect(await seals()).toEqual([]);
    await running.poll(on);
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
    const watched: EventStore = {
      ...over(world.events),
      readAll: (options) => (from.push(options.after), world.events.readAll(options)),
    };
    await sealer(watched).poll(on);
    expect(from).toEqual([5]);
  });
});

describe('after a failure', () => {
  it('a seal that was appended and not noted down is found, not repeated', async () => {
    await note('a-1', 3);
    await sealer().poll(on);
    expect(await world.views.version(sealView.name, sealView.version).count({})).toBe(0);
    await sealer().poll(on);
    expect(await seals()).toEqual([3]);
    await note('a-1', 3);
    await sealer().poll(on);
    expect(await seals()).toEqual([3, 7]);
    expect((await verified()).bad).toBeUndefined();
  });

  it('so is one whose answer was lost', async () => {
    await note('a-1', 3);
    let lost = 0;
    const lossy: EventStore = {
      ...over(world.events),
      append: async (...append) => {
        const answer = await world.events.append(...append);
        if (lost++ === 0) throw new EventStoreUnavailable('the connection broke');
        return answer;
      },
    };
    const running = sealer(lossy);
    await expect(running.poll(on)).rejects.toThrow(EventStoreUnavailable);
    await running.poll(on);
    expect(await seals()).toEqual([3]);
    await note('b-1', 3);
    await running.poll(on);
    expect(await seals()).toEqual([3, 7]);
    expect((await verified()).bad).toBeUndefined();
  });

  it('views that were thrown away cost nothing but reading', async () => {
    await note('a-1', 5);
    await sealer().finish(on);
    await world.views.drop(sealView.name, sealView.version);
    await note('a-1', 3);
    await sealer().poll(on);
    expect(await seals()).toEqual([5, 9]);
    expect((await verified()).bad).toBeUndefined();
  });

  it('a second keeper is stopped by the revision of the seal stream, and goes on behind the first', async () => {
    const [one, other] = [sealer(), sealer()];
    await note('a-1');
    await sealer().poll(on);
    await Promise.all([one.poll(on), other.poll(on)]);
    await note('a-1', 3);
    await one.poll(on);
    await expect(other.poll(on)).rejects.toThrow(WrongExpectedRevision);
    await other.poll(on);
    await note('a-1', 3);
    await other.poll(on);
    expect(await seals()).toEqual([1, 5, 9]);
    expect((await verified()).bad).toBeUndefined();
  });

  it('a log that ends before what was read of it is told of, and read anew', async () => {
    await note('a-1', 5);
    await world.views.define(sealView);
    const doc = { id: 'log', count: 900, hash: 'ab'.repeat(32), event: null, unsealed: 0, since: null, revision: 7 };
    await world.views.write(sealView.name, sealView.version, [{ id: 'log', doc, position: 900 }], 900);
    await sealer().poll(on);
    expect(world.complaints).toEqual([expect.stringContaining('npm run verify')]);
    expect(await seals()).toEqual([5]);
    expect((await verified()).bad).toBeUndefined();
  });
});

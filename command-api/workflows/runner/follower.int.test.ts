import { ignore } from '@maru/contracts/kernel/decider';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type logToSeal, logToSeal as openLog } from '../log-seal/sealing.fixture.ts';
import { checkpointsOf } from './checkpoint.view.ts';
import { follower } from './follower.ts';
import { Later, type Workflow } from './workflow.ts';

type Noted = { readonly type: 'Noted'; readonly data: { readonly n: number } };
const workflow: Workflow<Noted, number> = {
  name: 'test',
  everyMs: 1,
  streams: ['test.a-'],
  on: { Noted: ({ data: { n } }) => [n] },
};

let world: Awaited<ReturnType<typeof logToSeal>>;
let done: string[] = [];
beforeEach(async () => {
  world = await openLog();
  done = [];
});
afterEach(() => world.close());

const start = (followed = workflow) =>
  follower(world, world.log, followed, async (reaction, { stream }) => void done.push(`${stream} ${reaction}`));
const always = () => true;
const checkpoint = () => checkpointsOf(world.views, 'test').load();

it('does what follows from its own streams, in order, and goes on where it stood', async () => {
  await world.note('test.a-1', 2);
  await world.note('test.b-1', 2);
  await world.note('test.a-2');
  await start().poll(always);
  expect(done).toEqual(['test.a-1 0', 'test.a-1 1', 'test.a-2 0']);
  expect(await checkpoint()).toBe(await world.events.head());
  await world.note('test.a-2');
  await start().poll(always);
  expect(done.slice(3)).toEqual(['test.a-2 0']);
});

it('waits where a reaction comes too early, and keeps what was done before', async () => {
  await world.note('test.a-1', 3);
  let early = 5_000;
  const waiting = () =>
    follower(world, world.log, workflow, async (reaction, { stream }) => {
      if (reaction === 1 && early > 0) return early;
      done.push(`${stream} ${reaction}`);
    });
  const running = waiting();
  expect([await running.poll(always), await running.poll(always)]).toEqual([5_000, 5_000]);
  expect([done, await checkpoint()]).toEqual([['test.a-1 0'], 1]);
  early = 0;
  expect(await waiting().poll(always)).toBeUndefined();
  expect(done).toEqual(['test.a-1 0', 'test.a-1 1', 'test.a-1 2']);
});

it('passes over what it ignores and what a newer program wrote', async () => {
  await world.note('test.a-1');
  await start({ ...workflow, on: { Noted: ignore } }).poll(always);
  await start({ ...workflow, streams: ['test.'], on: {} as never }).poll(always);
  expect(done).toEqual([]);
});

it('keeps a checkpoint only from time to time for what is not its own', async () => {
  await world.note('test.b-1', 10);
  const running = start();
  await running.poll(always);
  expect(await checkpoint()).toBe(0);
  world.clock.advance(30_000);
  await world.note('test.b-1', 10);
  await running.poll(always);
  expect(await checkpoint()).toBe(20);
});

it('begins anew, and says so, when the log ends before its checkpoint', async () => {
  await world.note('test.a-1', 3);
  await start().poll(always);
  await checkpointsOf(world.views, 'test').save(1_000);
  await start().poll(always);
  expect(done).toHaveLength(6);
  expect(world.complaints).toEqual(['the log ends before what was already read of it: run npm run verify']);
});

it('goes on at the event it failed at', async () => {
  await world.note('test.a-1', 3);
  let tries = 0;
  const failing = follower(world, world.log, workflow, async (reaction) => {
    tries += 1;
    if (tries === 2) throw new Error('away');
    done.push(String(reaction));
  });
  await expect(failing.poll(always)).rejects.toThrow('away');
  await failing.poll(always);
  expect(done).toEqual(['0', '1', '2']);
});

it('puts aside what cannot be done now, and does it again after a restart with all that came later', async () => {
  await world.note('test.a-1', 3);
  const full = follower(world, world.log, workflow, async (reaction) => {
    if (reaction === 1) throw new Later('not now');
    done.push(String(reaction));
  });
  await full.poll(always);
  expect(done).toEqual(['0', '2']);
  expect(await checkpoint()).toBe(1);
  await start().poll(always);
  expect(done.slice(2)).toEqual(['test.a-1 1', 'test.a-1 2']);
  expect(await checkpoint()).toBe(3);
});

import type { StreamFold } from '@maru/contracts/kernel/fold';
import { ignore } from '@maru/contracts/kernel/decider';
import type { DomainEvent } from '@maru/contracts/kernel/message';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import { describe, expect, it } from 'vitest';
import { recorder } from '../testing/record.ts';
import type { AnyProjection, Informed } from './projection.ts';
import { newStreamFacts, withFacts } from './stream-facts.ts';

/** A stream stands for how often something was counted; a bad event cannot be folded. */
const fold = {
  initialState: 0,
  evolve: {
    Counted: (count: number) => count + 1,
    Noted: (count: number) => count + 10,
    Broke: () => {
      throw new TypeError('cannot be folded');
    },
  },
} as unknown as StreamFold<unknown, DomainEvent>;
const projection = {
  streams: ['thing-'],
  facts: fold,
  on: { Counted: () => undefined, Broke: () => undefined, Noted: ignore },
} as unknown as AnyProjection;

const open = (types: readonly (readonly [stream: string, type: string])[]) => {
  const record = recorder();
  const log = types.map(([stream, type]) => record(stream, { type, data: {} }));
  let reads = 0;
  const build = { projection, streamFacts: newStreamFacts() };
  const events = {
    readStream: async function* (stream: string) {
      reads += 1;
      yield log.filter((event) => event.stream === stream);
    },
  };
  const inform = (batch: readonly RecordedEvent[], of = build) => withFacts(events, of, batch) as Promise<Informed[]>;
  const told = async (batch: readonly RecordedEvent[]) =>
    (await inform(batch)).map(({ before, after }) => [before, after]);
  return { log, inform, told, reads: () => reads };
};
const stream = (...types: readonly string[]) => types.map((type) => ['thing-1', type] as const);

describe('an event is told what its stream stood for', () => {
  it('before and after it, without a look at the log while it comes in order', async () => {
    const { log, told, reads } = open([...stream('Counted', 'Noted'), ['thing-2', 'Counted'], ...stream('Counted')]);
    expect(await told(log)).toEqual([
      [0, 1],
      [1, 11],
      [0, 1],
      [11, 12],
    ]);
    expect(reads()).toBe(0);
  });
  it('by the log, where others stood before it', async () => {
    const { log, told, reads } = open(stream('Counted', 'Noted', 'Counted', 'Counted'));
    expect(await told(log.slice(2))).toEqual([
      [11, 12],
      [12, 13],
    ]);
    expect(reads()).toBe(1);
  });
  it('the same when it is delivered again', async () => {
    const { log, told } = open(stream('Counted', 'Counted', 'Counted'));
    await told(log);
    expect(await told(log.slice(1))).toEqual([
      [1, 2],
      [2, 3],
    ]);
  });
  it('but not where nobody asks', async () => {
    const { log, told, reads } = open(stream('Counted', 'Noted', 'Counted'));
    expect(await told(log.slice(1, 2))).toEqual([[undefined, undefined]]);
    expect([await told(log.slice(2)), reads()]).toEqual([[[11, 12]], 1]);
  });
  it('nothing of other streams', async () => {
    const { log, inform } = open([['other-1', 'Counted']]);
    expect(await inform(log)).toEqual([]);
  });
});

describe('what rests on an event that cannot be folded', () => {
  it('cannot be known', async () => {
    const { log, inform } = open(stream('Counted', 'Broke', 'Counted'));
    const [first, second, third] = await inform(log);
    expect([first?.unknowable, second?.unknowable, third?.unknowable]).toEqual([
      undefined,
      new TypeError('cannot be folded'),
      new TypeError('cannot be folded'),
    ]);
  });
  it('nor after one that is damaged, but after one of others', async () => {
    const { log, inform } = open(stream('Counted', 'Counted', 'Counted'));
    const [one, two, three] = log as [RecordedEvent, RecordedEvent, RecordedEvent];
    const foreign = await inform([one, { ...two, fault: 'foreign' }, three]);
    expect(foreign.map(({ after }) => after)).toEqual([1, 1, 2]);
    const damaged = await inform([one, { ...two, fault: 'damaged' }, three]);
    expect(damaged[2]?.unknowable?.message).toMatch(/cannot be read/);
  });
});

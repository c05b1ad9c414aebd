import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DelayedReactions, delayedReactions } from './delayed-reactions.ts';
import { Later } from './workflow.ts';

const at = (position: number) => ({ position }) as RecordedEvent;
const always = () => true;

describe('reactions that wait', () => {
  let time = 0;
  let stuck = new Set<string>();
  let done: string[] = [];
  let aside: DelayedReactions<string>;
  afterEach(() => void vi.restoreAllMocks());
  beforeEach(() => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    [time, stuck, done] = [0, new Set(['full']), []];
    aside = delayedReactions(
      async (reaction: string) => {
        if (reaction === 'broken') throw new Error('away');
        if (stuck.has(reaction)) throw new Later('not now');
        done.push(reaction);
      },
      () => time,
    );
  });
  const work = async (...reactions: readonly string[]) => {
    for (const [n, reaction] of reactions.entries()) await aside.perform(reaction, at(n + 1));
  };

  it('hold up no other, and what is kept stands before the first of them', async () => {
    await work('one', 'full', 'two');
    expect([done, aside.doneUpTo(3)]).toEqual([['one', 'two'], 1]);
  });

  it('are tried again when their time has come, more and more rarely, until they are done', async () => {
    await work('full');
    expect(await aside.retry(always)).toBe(0);
    time = 5_000;
    expect([await aside.retry(() => false), await aside.retry(always), await aside.retry(always)]).toEqual([0, 0, 0]);
    stuck.clear();
    time = 14_999;
    expect(await aside.retry(always)).toBe(0);
    time = 15_000;
    expect([await aside.retry(always), done, aside.doneUpTo(9)]).toEqual([1, ['full'], 9]);
  });

  it('are those that say so: whatever else fails, fails', async () => {
    await expect(work('broken')).rejects.toThrow('away');
    expect(aside.doneUpTo(9)).toBe(9);
  });

  it('are a thousand at most: where so many fail, it is not their fault', async () => {
    await work(...Array.from({ length: 1_000 }, () => 'full'));
    await expect(work('full')).rejects.toThrow(Later);
  });
});

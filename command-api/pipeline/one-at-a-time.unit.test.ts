import { describe, expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

describe('one at a time', () => {
  it('starts work of a key when the one before has ended, well or badly', async () => {
    const inTurn = oneAtATime();
    const seen: string[] = [];
    const work = (name: string) => async () => {
      seen.push(`${name} starts`);
      await Promise.resolve();
      seen.push(`${name} ends`);
      if (name === 'a') throw new Error(name);
    };
    const results = await Promise.allSettled([inTurn('k', work('a')), inTurn('k', work('b'))]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(seen).toEqual(['a starts', 'a ends', 'b starts', 'b ends']);
  });

  it('lets other keys pass', async () => {
    const inTurn = oneAtATime();
    const stuck = inTurn('a', () => new Promise<string>((resolve) => void inTurn('b', async () => resolve('passed'))));
    expect(await stuck).toBe('passed');
  });
});

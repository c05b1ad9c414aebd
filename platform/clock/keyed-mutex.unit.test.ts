import { describe, expect, it } from 'vitest';
import { keyedMutex } from './keyed-mutex.ts';

describe('one at a time', () => {
  it('starts work of a key when the one before has ended, well or badly', async () => {
    const mutex = keyedMutex();
    const seen: string[] = [];
    const work = (name: string) => async () => {
      seen.push(`${name} starts`);
      await Promise.resolve();
      seen.push(`${name} ends`);
      if (name === 'a') throw new Error(name);
    };
    const results = await Promise.allSettled([mutex('k', work('a')), mutex('k', work('b'))]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(seen).toEqual(['a starts', 'a ends', 'b starts', 'b ends']);
  });

  it('lets other keys pass', async () => {
    const mutex = keyedMutex();
    const stuck = mutex('a', () => new Promise<string>((resolve) => void mutex('b', async () => resolve('passed'))));
    expect(await stuck).toBe('passed');
  });
});

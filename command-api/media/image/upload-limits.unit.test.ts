import { Rejected } from '@maru/contracts/kernel/rejections';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { pictureQueue, uploadBudget } from './upload-limits.ts';

/** Work that ends when told to. */
const job = () => {
  let finish: (error?: Error) => void = () => undefined;
  const done = new Promise<void>((resolve, reject) => {
    finish = (error) => (error ? reject(error) : resolve());
  });
  return {
    finish,
    run: (started: number[], name: number) => () => {
      started.push(name);
      return done;
    },
  };
};

describe('picture queue', () => {
  it('works on so many at a time, in order, also when one fails', async () => {
    const queue = pictureQueue(2, 5);
    const started: number[] = [];
    const jobs = [job(), job(), job(), job()];
    const results = jobs.map((one, name) => queue(one.run(started, name)));
    const settled = Promise.allSettled(results);
    await setImmediate();
    expect(started).toEqual([0, 1]);
    jobs[1]?.finish(new Error('broken'));
    await results[1]?.catch(() => undefined);
    await setImmediate();
    expect(started).toEqual([0, 1, 2]);
    for (const one of jobs) one.finish();
    expect((await settled).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  });
  it('refuses more than may wait, and takes new work once there is room', async () => {
    const queue = pictureQueue(1, 1);
    const [first, second] = [job(), job()];
    const both = [queue(first.run([], 0)), queue(second.run([], 1))];
    await expect(queue(async () => 1)).rejects.toEqual(new Rejected('unavailable'));
    first.finish();
    second.finish();
    await Promise.all(both);
    expect(await queue(async () => 1)).toBe(1);
  });
});

describe('upload budget', () => {
  it('refuses what would hold too much at once, and gives back what ended or failed', async () => {
    const within = uploadBudget(10);
    let finish: () => void = () => undefined;
    const first = within(
      6,
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    await expect(within(5, async () => 'too much')).rejects.toMatchObject({ code: 'unavailable' });
    await expect(
      within(4, async () => {
        throw new Error('broken');
      }),
    ).rejects.toThrow('broken');
    expect(await within(4, async () => 'fits')).toBe('fits');
    finish();
    await first;
    expect(await within(10, async () => 'fits')).toBe('fits');
  });
});

import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { answerInTime } from './answer-in-time.ts';

const never = new Promise<never>(() => undefined);

describe('an answer in time', () => {
  it('is what the work comes to', async () => {
    expect(await answerInTime(Promise.resolve('done'))).toBe('done');
    await expect(answerInTime(Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  });

  it('is `unavailable` when the work hangs', async () => {
    await expect(answerInTime(never, 1)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('says nothing of work that fails after that', async () => {
    const failing = wait(20).then(() => Promise.reject(new Error('late')));
    await expect(answerInTime(failing, 1)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(failing).rejects.toThrow('late');
  });
});

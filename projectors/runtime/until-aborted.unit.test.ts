import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { inTurn } from '@maru/platform/clock/in-turn';
import { orAborted, untilAborted } from './until-aborted.ts';

async function* numbers(): AsyncGenerator<number> {
  yield 1;
  yield 2;
  await new Promise(() => undefined);
}

describe('a stream read until it is aborted', () => {
  it('ends although the stream hangs', async () => {
    const aborting = new AbortController();
    const seen: number[] = [];
    for await (const number of untilAborted(numbers(), aborting.signal)) {
      seen.push(number);
      if (number === 2) setImmediate(() => aborting.abort());
    }
    expect(seen).toEqual([1, 2]);
  });

  it('reads nothing once aborted, and passes errors on', async () => {
    const seen: number[] = [];
    for await (const number of untilAborted(numbers(), AbortSignal.abort())) seen.push(number);
    expect(seen).toEqual([]);
    const failing = (async function* (): AsyncGenerator<number> {
      await Promise.reject(new Error('lost'));
      yield 1;
    })();
    await expect(untilAborted(failing, new AbortController().signal).next()).rejects.toThrow('lost');
  });
});

it('work that ends before its signal leaves nothing on it', async () => {
  const { signal } = new AbortController();
  expect([await orAborted(Promise.resolve(1), signal), await orAborted(Promise.resolve(2), signal)]).toEqual([1, 2]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

it('jobs run in turn, whatever becomes of those before', async () => {
  const run = inTurn();
  const seen: string[] = [];
  const job = (name: string) => async () => {
    seen.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    seen.push(`${name} ends`);
    if (name === 'a') throw new Error('failed');
    return name;
  };
  const [first, second] = await Promise.allSettled([run(job('a')), run(job('b'))]);
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  expect([first.status, second]).toEqual(['rejected', { status: 'fulfilled', value: 'b' }]);
});

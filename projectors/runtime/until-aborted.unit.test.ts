import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { orAborted, untilAborted } from './subscription.ts';

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

import { expect, it } from 'vitest';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import { appendsOf, inLists } from './appends.ts';

const meta = {
  at: '',
  actorId: '',
  commandId: '',
  correlationId: '',
  causationId: '',
  schemaVersion: 1,
  ipHash: '',
  previousHash: '',
  hash: '',
};
const event = (stream: string, revision: number, text = ''): RecordedEvent => ({
  id: `${stream}${revision}`,
  type: 'Noted',
  data: { text },
  meta,
  stream,
  revision,
  position: 1,
});

async function* each<T>(things: readonly T[]): AsyncGenerator<T> {
  yield* things;
}
const all = async <T>(things: AsyncIterable<T>) => {
  const found: T[] = [];
  for await (const thing of things) found.push(thing);
  return found;
};
const shapes = async (events: readonly RecordedEvent[]) =>
  (await all(appendsOf(each(events)))).map(({ stream, expected, events: { length } }) => [stream, expected, length]);

it('puts events together that follow each other in one stream, and no others', async () => {
  const log = [event('a', 0), event('a', 1), event('b', 0), event('a', 2), event('a', 3), event('a', 4)];
  expect(await shapes(log)).toEqual([
    ['a', 'none', 2],
    ['b', 'none', 1],
    ['a', 1, 3],
  ]);
  expect(await shapes([])).toEqual([]);
});

it('keeps appends small, and leaves a large event alone', async () => {
  const large = 'x'.repeat(200_000);
  expect(
    await shapes([event('a', 0, large), event('a', 1, large), event('a', 2), event('a', 3, large + large)]),
  ).toEqual([
    ['a', 'none', 1],
    ['a', 0, 2],
    ['a', 2, 1],
  ]);
  expect(await shapes(Array.from({ length: 501 }, (_, n) => event('a', n)))).toEqual([
    ['a', 'none', 500],
    ['a', 499, 1],
  ]);
});

it('makes lists of things', async () => {
  expect(await all(inLists(each([1, 2, 3, 4, 5]), 2))).toEqual([[1, 2], [3, 4], [5]]);
});

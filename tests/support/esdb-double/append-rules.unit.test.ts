import { expect, it } from 'vitest';
import { openEventLog } from './event-log.ts';
import type { Expected, ProposedEvent } from './recorded-event.ts';
import { append, remove } from './writer.ts';

const bytes = new Uint8Array();
const event = (id: string): ProposedEvent => ({
  id,
  type: 'Made',
  contentType: 'application/json',
  data: bytes,
  metadata: bytes,
});
const written = (...ids: string[]) => {
  const log = openEventLog([], () => undefined);
  append(log, { stream: 's', expected: 'no_stream', events: ids.map(event) });
  return log;
};
const tried = (log: ReturnType<typeof written>, expected: Expected, ...ids: string[]) => {
  const outcome = append(log, { stream: 's', expected, events: ids.map(event) });
  return outcome.kind === 'done' ? outcome.revision : outcome.kind;
};
const ids = (log: ReturnType<typeof written>) =>
  log
    .stream('s')
    .map(({ id }) => id)
    .join('');

it.each<[Expected, string, number | string]>([
  ['no_stream', 'c', 'wrong'],
  [0, 'c', 'wrong'],
  [7, 'c', 'wrong'],
  [1, 'c', 2],
  ['any', 'c', 2],
  ['stream_exists', 'c', 2],
])('appends where a stream of two stands as expected: %s', (expected, id, outcome) => {
  expect(tried(written('a', 'b'), expected, id)).toBe(outcome);
});

it.each<[Expected, string[], number | string, string]>([
  ['no_stream', ['a', 'b'], 1, 'ab'],
  ['no_stream', ['a'], 0, 'ab'],
  [0, ['b'], 1, 'ab'],
  ['any', ['b'], 1, 'ab'],
  ['no_stream', ['b', 'a'], 'wrong', 'ab'],
  ['no_stream', ['a', 'b', 'c'], 'wrong', 'ab'],
  [1, ['a', 'b'], 3, 'abab'],
  ['any', ['b', 'c'], 'wrong', 'ab'],
  ['any', ['c', 'a'], 3, 'abca'],
])('recognises ids only where they are expected: %s %j', (expected, again, outcome, stands) => {
  const log = written('a', 'b');
  expect(tried(log, expected, ...again)).toBe(outcome);
  expect(ids(log)).toBe(stands);
});

it('answers a repeated append with the position of the first one', () => {
  const log = written('a', 'b');
  const again = append(log, { stream: 's', expected: 'no_stream', events: [event('a'), event('b')] });
  expect(again).toMatchObject({ position: log.all[1]?.position });
});

it('gives an append of no events a position of its own, after everything written', () => {
  const log = written('a');
  const empty = append(log, { stream: 's', expected: 0, events: [] });
  append(log, { stream: 's', expected: 0, events: [event('b')] });
  const [a, b] = log.all.map(({ position }) => position);
  const position = empty.kind === 'done' ? empty.position : 0;
  expect([a, position, b]).toEqual([a, position, b].toSorted((x, y) => Number(x) - Number(y)));
  expect(new Set([a, position, b]).size).toBe(3);
});

it('goes on after a soft delete, and never after a tombstone', () => {
  const log = written('a');
  remove(log, { stream: 's', expected: 0, hard: false });
  expect([tried(log, 'stream_exists', 'b'), tried(log, 'no_stream', 'b')]).toEqual(['deleted', 1]);
  remove(log, { stream: 's', expected: 'any', hard: true });
  expect([tried(log, 'any', 'c'), tried(log, 1, 'c')]).toEqual(['deleted', 'deleted']);
});

import { expect, it } from 'vitest';
import type { EventRow } from './encoded-event.ts';
import { NewestEvents } from './newest-events.ts';
import { streamFilter } from './event-store.ts';

const row = (position: number, text = ''): EventRow => [
  position,
  `id-${position}`,
  `s-${position % 2}`,
  0,
  'Noted',
  `{"text":"${text}"}`,
  '{}',
];
const rows = (from: number, to: number, text = '') =>
  Array.from({ length: to - from + 1 }, (_, index) => row(from + index, text));
const all = streamFilter(undefined);

it('is at the head it was opened with, and knows nothing before it', () => {
  const newest = new NewestEvents(7);
  expect(newest.head).toBe(7);
  expect(newest.page(7, 7, all, 10)).toEqual({ events: [], position: 7 });
  expect(newest.page(6, 7, all, 10)).toBeUndefined();
});

it('hands out what is after a position, up to another and to the limit', () => {
  const newest = new NewestEvents(7);
  newest.push(rows(8, 20));
  const positions = (after: number, upTo: number, limit: number) =>
    newest.page(after, upTo, all, limit)?.events.map(({ position }) => position);
  expect(positions(7, 20, 3)).toEqual([8, 9, 10]);
  expect(positions(10, 12, 99)).toEqual([11, 12]);
  expect(positions(20, 20, 99)).toEqual([]);
});

it('looks past what the filter leaves out', () => {
  const newest = new NewestEvents(0);
  newest.push(rows(1, 9));
  expect(newest.page(0, 9, streamFilter(['s-0']), 2)).toMatchObject({
    events: [{ position: 2 }, { position: 4 }],
    position: 4,
  });
  expect(newest.page(0, 9, streamFilter(['x']), 2)).toEqual({ events: [], position: 9 });
});

it('shares one decoded event among its readers', () => {
  const newest = new NewestEvents(0);
  newest.push([row(1)]);
  expect(newest.page(0, 1, all, 1)?.events[0]).toBe(newest.page(0, 1, streamFilter(['s-']), 1)?.events[0]);
});

it('forgets the oldest by number', () => {
  const newest = new NewestEvents(0);
  newest.push(rows(1, 10_000));
  expect(newest.page(0, 10_000, all, 1)).toBeUndefined();
  expect(newest.page(10_000 - 4_096, 10_000, all, 9_999)?.events).toHaveLength(4_096);
  expect(newest.page(10_000 - 4_097, 10_000, all, 1)).toBeUndefined();
});

it('forgets the oldest by size', () => {
  const newest = new NewestEvents(0);
  newest.push(rows(1, 40, 'x'.repeat(1_000_000)));
  expect(newest.page(20, 40, all, 1)).toBeUndefined();
  expect(newest.page(39, 40, all, 1)?.events).toMatchObject([{ position: 40 }]);
});

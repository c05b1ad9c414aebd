import { describe, expect, it } from 'vitest';
import { changeOf, figureWords, partLabel } from './figure-words.ts';
import { readPeriod } from '../../kernel/period/use-period.ts';

const period = { from: '2026-11-01', to: '2026-11-30' };

describe('a figure beside that of the period before', () => {
  it.each([
    [150, 100, 'up', '이전 기간보다 50% 늘었어요'],
    [75, 100, 'down', '이전 기간보다 25% 줄었어요'],
    [100, 100, 'same', '이전 기간과 같아요'],
    [0, 0, 'same', '이전 기간과 같아요'],
    [3, 0, 'up', '이전 기간에는 없었어요'],
    [-3, 0, 'down', '이전 기간보다 줄었어요'],
    [50, -100, 'up', '이전 기간보다 150% 늘었어요'],
  ] as const)('%i after %i', (value, before, direction, words) =>
    expect(changeOf(value, before)).toEqual({ direction, words }),
  );
});

it('leads to the list behind it, in the same days', () => {
  expect(figureWords.orders.to(period)).toBe('/adm/order?paid_at_from=2026-11-01&paid_at_to=2026-11-30');
  expect(figureWords.members.to(period)).toBe('/adm/user?since_from=2026-11-01&since_to=2026-11-30');
});

it('names a part by its days', () => {
  expect(partLabel({ from: '2026-11-23', to: '2026-11-23' })).toBe('11.23');
  expect(partLabel({ from: '2026-11-23', to: '2026-11-29' })).toBe('11.23–11.29');
});

describe('the period that an address asks for', () => {
  const read = (query: string) => readPeriod(new URLSearchParams(query), '2026-11-23');
  it.each([
    ['', { choice: 'week', by: 'day', from: '2026-11-17', to: '2026-11-23' }],
    ['period=today', { choice: 'today', by: 'day', from: '2026-11-23', to: '2026-11-23' }],
    ['period=days30&by=week', { choice: 'days30', by: 'week', from: '2026-10-25', to: '2026-11-23' }],
    ['period=month&by=month', { choice: 'month', by: 'month', from: '2026-11-01', to: '2026-11-23' }],
    ['period=own&from=2026-01-01&to=2026-02-01', { choice: 'own', by: 'day', from: '2026-01-01', to: '2026-02-01' }],
    ['period=own&from=2026-02-01&to=2026-01-01', { choice: 'own', by: 'day', from: '2026-11-17', to: '2026-11-23' }],
    ['period=toString&by=year', { choice: 'week', by: 'day', from: '2026-11-17', to: '2026-11-23' }],
  ])('%s', (query, asked) => expect(read(query)).toEqual(asked));
});

import { describe, expect, it } from 'vitest';
import { chosenPeriod, grainOf, periodChoices } from './use-period.ts';

const today = '2026-11-23';

describe('the period of the figures', () => {
  it.each([
    [{}, { from: '2026-10-25', to: today }],
    [{ day_from: '2026-11-01' }, { from: '2026-11-01', to: today }],
    [{ day_to: '2026-03-31' }, { from: '2026-03-02', to: '2026-03-31' }],
    [
      { day_from: '2026-03-01', day_to: '2026-03-02' },
      { from: '2026-03-01', to: '2026-03-02' },
    ],
    [{ day_from: '2026-12-01' }, { from: '2026-12-01', to: '2026-12-01' }],
    [{ day_from: '2020-01-01' }, { from: '2025-11-23', to: today }],
  ])('of a list that is narrowed by %j', (filters, period) => expect(chosenPeriod(filters, today)).toEqual(period));

  it.each([
    ['오늘', today, 'day'],
    ['7일', '2026-11-17', 'day'],
    ['30일', '2026-10-25', 'day'],
    ['이번 달', '2026-11-01', 'day'],
    ['1년', '2025-11-24', 'month'],
  ])('%s', (label, from, grain) => {
    const period = periodChoices.find((one) => one.label === label)?.period(today);
    expect(period).toEqual({ from, to: today });
    expect(period && grainOf(period)).toBe(grain);
  });

  it('is put together by weeks where days would be too many bars', () =>
    expect(grainOf({ from: '2026-08-01', to: today })).toBe('week'));
});

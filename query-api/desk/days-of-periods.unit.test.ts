import { describe, expect, it } from 'vitest';
import { daysAndMonthsOf, daysOf, partsOf, periodBefore } from '@maru/contracts/kernel/days-of-periods';

const period = (from: string, to: string) => ({ from, to });

describe('a period', () => {
  it('has days, both ends included', () =>
    expect(daysOf(period('2026-02-27', '2026-03-01'))).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']));
  it('has one before it that is as long', () => {
    expect(periodBefore(period('2026-11-23', '2026-11-23'))).toEqual(period('2026-11-22', '2026-11-22'));
    expect(periodBefore(period('2026-03-01', '2026-03-07'))).toEqual(period('2026-02-22', '2026-02-28'));
  });
  it('is cut into weeks that begin on Monday', () =>
    // The 23rd of November 2026 is a Monday.
    expect(partsOf(period('2026-11-20', '2026-11-30'), 'week')).toEqual([
      period('2026-11-20', '2026-11-22'),
      period('2026-11-23', '2026-11-29'),
      period('2026-11-30', '2026-11-30'),
    ]));
  it('is cut into months', () =>
    expect(partsOf(period('2026-12-31', '2027-02-28'), 'month')).toEqual([
      period('2026-12-31', '2026-12-31'),
      period('2027-01-01', '2027-01-31'),
      period('2027-02-01', '2027-02-28'),
    ]));
  it('is as many days as it has', () => expect(partsOf(period('2026-01-01', '2026-01-03'), 'day')).toHaveLength(3));
  it('consists of whole months and the days beside them', () =>
    expect(daysAndMonthsOf(period('2026-01-31', '2026-04-01'))).toEqual([
      '2026-01-31',
      '2026-02',
      '2026-03',
      '2026-04-01',
    ]));
});

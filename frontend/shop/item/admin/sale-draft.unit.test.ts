import { describe, expect, it } from 'vitest';
import { readSale, saleDraftOf } from './sale-draft.ts';

const now = Date.parse('2026-12-01T00:00:00.000Z');
const sale = { percent: 15, from: '2026-12-01T00:00:00.000Z', until: '2026-12-08T00:00:00.000Z' };

describe('a sale in the form', () => {
  it('comes back as it was', () => expect(readSale(saleDraftOf(sale, now), now)).toEqual({ sale }));
  it('is a week from now on when it is new, without a percentage', () => {
    expect(readSale(saleDraftOf(null, now), now)).toEqual({ errors: { percent: '1%부터 90%까지 적어 주세요.' } });
    expect(readSale({ ...saleDraftOf(null, now), percent: 15 }, now)).toEqual({ sale });
  });
  it.each([
    [{ percent: 0 }, ['percent']],
    [{ percent: 91 }, ['percent']],
    [{ from: '' }, ['from']],
    [{ until: '내일' }, ['until']],
    [{ until: '2026-11-30T00:00' }, ['until']],
  ])('says what is wrong: %o', (part, fields) => {
    const read = readSale({ ...saleDraftOf(sale, now), ...part }, now);
    expect('errors' in read && Object.keys(read.errors)).toEqual(fields);
  });
  it('cannot be over already', () =>
    expect(readSale(saleDraftOf(sale, now), Date.parse(sale.until))).toHaveProperty('errors.until'));
});

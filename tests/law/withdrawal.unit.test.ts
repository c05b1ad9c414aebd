import { describe, expect, it } from 'vitest';
import { cancelReason } from '@maru/contracts/shop/payment/payment.fields';
import {
  defectEnd,
  isWithdrawalExcepted,
  refundDueAt,
  returnCostBearer,
  type Supplied,
  withdrawableUntil,
  withdrawalEnd,
} from '@maru/contracts/shop/law/withdrawal';

const at = (seoul: string) => Date.parse(`${seoul}+09:00`);
const written = (ms: number) => new Date(ms + 9 * 3_600_000).toISOString().slice(0, 16);

describe('withdrawing without a reason', () => {
  it.each([
    ['in the morning', '2026-07-06T00:00', '2026-07-14T00:00'],
    ['a millisecond before midnight', '2026-07-06T23:59:59.999', '2026-07-14T00:00'],
    ['at midnight, when the next day has begun', '2026-07-07T00:00', '2026-07-15T00:00'],
    ['over the end of a year', '2026-12-28T10:00', '2027-01-05T00:00'],
    ['over a leap day', '2028-02-23T10:00', '2028-03-03T00:00'],
  ])('ends at midnight of the seventh day after delivery %s', (_, deliveredAt, end) => {
    expect(written(withdrawalEnd(at(deliveredAt)))).toBe(end);
  });

  it.each([
    ['a Saturday', '2026-07-11T10:00', '2026-07-21T00:00'],
    ['a Sunday', '2026-07-12T10:00', '2026-07-21T00:00'],
    ['the last day before a long 추석', '2028-09-25T10:00', '2028-10-07T00:00'],
  ])('ends with the next business day where the seventh is %s', (_, deliveredAt, end) => {
    expect(written(withdrawalEnd(at(deliveredAt)))).toBe(end);
  });
});

describe('withdrawing what is faulty', () => {
  it.each([
    ['the day of the same number', '2026-04-15T10:00', '2026-07-16T00:00'],
    ['whole months where it begins with one', '2026-01-31T10:00', '2026-05-01T00:00'],
    ['whole months after 30 November, to the end of a leap February', '2027-11-30T10:00', '2028-03-01T00:00'],
    ['the last of a month without that day', '2026-11-29T10:00', '2027-03-03T00:00'],
    ['whole months after 28 February', '2029-02-28T10:00', '2029-06-01T00:00'],
    ['the number of a leap day', '2028-02-28T10:00', '2028-05-30T00:00'],
    ['whole months after a leap day', '2028-02-29T10:00', '2028-06-01T00:00'],
  ])('ends after three months with %s', (_, deliveredAt, end) => {
    expect(written(defectEnd(at(deliveredAt)))).toBe(end);
  });

  it('ends thirty days after the buyer knew, if that is earlier', () => {
    expect(written(defectEnd(at('2026-07-01T10:00'), at('2026-07-07T23:30')))).toBe('2026-08-07T00:00');
    expect(written(defectEnd(at('2026-07-01T10:00'), at('2026-09-20T10:00')))).toBe('2026-10-02T00:00');
  });
});

const line = (changes: Partial<Supplied>): Supplied => ({
  kind: 'goods',
  madeToOrder: false,
  consented: false,
  keyShown: false,
  deliveredAt: at('2026-07-06T10:00'),
  ...changes,
});

describe('what is excepted', () => {
  it.each<[string, Partial<Supplied>, boolean]>([
    ['goods', { consented: true }, false],
    ['goods made to order, agreed to', { madeToOrder: true, consented: true }, true],
    ['goods made to order, never agreed to', { madeToOrder: true }, false],
    ['a licence whose key was shown, agreed to', { kind: 'licence', keyShown: true, consented: true }, true],
    ['a licence whose key was shown, never agreed to', { kind: 'licence', keyShown: true }, false],
    ['a licence whose key nobody saw', { kind: 'licence', consented: true }, false],
  ])('%s: %o', (_, changes, excepted) => {
    expect(isWithdrawalExcepted(line(changes))).toBe(excepted);
  });

  it('is withdrawn all the same where it is faulty', () => {
    const printed = line({ madeToOrder: true, consented: true });
    expect(withdrawableUntil(printed, 'changedMind')).toBeNull();
    expect(withdrawableUntil(printed, 'defective')).toBe(defectEnd(at('2026-07-06T10:00')));
  });
});

it('may be withdrawn for as long as it has not come', () => {
  expect(withdrawableUntil(line({ deliveredAt: null }), 'changedMind')).toBe(Infinity);
  expect(withdrawableUntil(line({}), 'changedMind')).toBe(at('2026-07-14T00:00'));
});

it('lets the buyer pay for sending back only where nothing is wrong with the goods', () => {
  const paidBy = (bearer: string) => cancelReason.options.filter((reason) => returnCostBearer(reason) === bearer);
  expect(paidBy('buyer')).toEqual(['changedMind', 'wrongChoice', 'unpaid', 'other']);
  expect(paidBy('shop')).toEqual(['defective', 'differs', 'notArrived', 'lateDelivery', 'outOfStock']);
});

it.each([
  ['on a Monday', '2026-07-06T09:00', '2026-07-10T00:00'],
  ['over a weekend', '2026-07-09T09:00', '2026-07-15T00:00'],
  ['on a Saturday', '2026-07-11T09:00', '2026-07-16T00:00'],
  ['before 설날', '2026-02-13T18:00', '2026-02-24T00:00'],
])('wants money back three business days after goods came %s', (_, from, due) => {
  expect(written(refundDueAt(at(from)))).toBe(due);
});

import { arrivalOf } from '@maru/contracts/shop/item/item.delivery';
import { dateOf } from '@maru/contracts/kernel/seoul-days';
import { expect, it } from 'vitest';

const terms = { from_days: 1, until_days: 2, cutoff: 15 };
const at = (time: string, more = {}) => {
  const { from, until } = arrivalOf({ ...terms, ...more }, Date.parse(`${time}+09:00`));
  return [from, until].map((day) => `${dateOf(day).month}/${dateOf(day).day}`);
};

it.each([
  ['on a Monday morning', '2026-11-23T10:00', ['11/24', '11/25']],
  ['right before the last hour', '2026-11-23T14:59', ['11/24', '11/25']],
  ['from that hour on, as on the next day', '2026-11-23T15:00', ['11/25', '11/26']],
  ['on a Friday', '2026-11-27T10:00', ['11/30', '12/1']],
  ['on a Saturday', '2026-11-28T10:00', ['11/30', '12/1']],
  ['before Christmas', '2026-12-24T10:00', ['12/28', '12/29']],
])('%s', (_name, time, days) => expect(at(time)).toEqual(days));
it('is the same day where it is that quick, on a business day', () => {
  expect(at('2026-11-23T10:00', { from_days: 0, until_days: 0 })).toEqual(['11/23', '11/23']);
  expect(at('2026-11-28T10:00', { from_days: 0, until_days: 0 })).toEqual(['11/30', '11/30']);
});

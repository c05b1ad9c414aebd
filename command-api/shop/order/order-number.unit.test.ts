import fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderNumberOf, readOrderNumber, readOrderPrefix } from '@maru/contracts/shop/order/order-number';

const ids = fc.uuid({ version: 7 });
const evening = Date.parse('2025-11-25T20:00:00Z');

it('is made of the day in Seoul and letters nobody mistakes', () => {
  expect(orderNumberOf('019abcde-0000-7000-8000-0123456789ab', evening)).toMatch(
    /^251126-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{3}$/,
  );
});

it('is read as people type it', () => {
  fc.assert(
    fc.property(ids, (id) => {
      const number = orderNumberOf(id, evening);
      for (const typed of [
        number,
        number.toLowerCase(),
        number.replaceAll('-', ''),
        ` ${number.replaceAll('-', ' ')} `,
        number.replaceAll('0', 'o').replaceAll('1', 'l'),
      ])
        expect(readOrderNumber(typed)).toBe(number);
    }),
  );
});

it.each(['', 'abc', '261121-ABCD', '261121-ABCD-EFU', "261121-ABCD-EF'", '261121-ABCD-EFGH'])('%j is none', (typed) =>
  expect(readOrderNumber(typed)).toBeUndefined(),
);

it.each([
  ['26 11', '2611'],
  ['261121', '261121'],
  ['261121ab', '261121-AB'],
  ['261121 abcd-e', '261121-ABCD-E'],
  ['261121abcdefg', '261121-ABCD-EFG'],
  ['26112-1', '261121'],
  ['2611a', undefined],
  ['', undefined],
])('the beginning %j is read as %j', (typed, prefix) => expect(readOrderPrefix(typed)).toBe(prefix));

it('differs where orders differ', () => {
  const numbers = Array.from({ length: 2_000 }, (_, at) =>
    orderNumberOf(`019abcde-0000-7000-8000-${at.toString(16).padStart(12, '0')}`, evening),
  );
  expect(new Set(numbers).size).toBe(numbers.length);
});

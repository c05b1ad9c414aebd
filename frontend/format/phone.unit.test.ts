import { describe, expect, it } from 'vitest';
import { caretAfter, formatPhone, phoneDigits } from './phone.ts';

describe('a phone number', () => {
  it.each([
    ['', ''],
    ['01', '01'],
    ['0101', '010-1'],
    ['0101234', '010-1234'],
    ['01012345', '010-1234-5'],
    ['01012345678', '010-1234-5678'],
    ['010-1234-56789', '010-1234-5678'],
    ['0111234567', '011-123-4567'],
    ['021234567', '02-123-4567'],
    ['0212345678', '02-1234-5678'],
    ['0313456789', '031-345-6789'],
    ['050512345678', '0505-1234-5678'],
    ['+82 10-1234-5678', '010-1234-5678'],
    ['abc', ''],
  ])('%j is shown as %j', (typed, shown) => expect(formatPhone(typed)).toBe(shown));

  it('is kept as digits', () => expect(phoneDigits('010-1234-5678')).toBe('01012345678'));
});

it.each([
  ['010-1234', 0, 0],
  ['010-1234', 3, 3],
  ['010-1234', 4, 5],
  ['010-1234', 9, 8],
])('the caret in %j after %i digits is at %i', (formatted, digits, at) =>
  expect(caretAfter(formatted, digits)).toBe(at),
);

import { isBusinessNumber } from '@maru/contracts/kernel/business-number';
import { cashReceipt } from '@maru/contracts/shop/order-receipt/cash-receipt.fields';
import { describe, expect, it } from 'vitest';

describe('the number of a business', () => {
  it('ends with the digit that the others make', () => {
    expect(['1234567891', '2208183676', '1248100998'].map(isBusinessNumber)).toEqual([true, true, true]);
    const [head, last] = ['123456789', 1];
    expect(
      Array.from({ length: 10 }, (_, digit) => digit).filter((digit) => isBusinessNumber(`${head}${digit}`)),
    ).toEqual([last]);
  });
  it.each(['', '123456789', '12345678911', '12345678a1'])('is none: %j', (digits) =>
    expect(isBusinessNumber(digits)).toBe(false),
  );
});

describe('a receipt for cash', () => {
  it('is kept as digits', () => {
    expect(cashReceipt.parse({ use: 'income', number: '+82 10-1234-5678' })).toEqual({
      use: 'income',
      number: '01012345678',
    });
    expect(cashReceipt.parse({ use: 'expense', number: '123-45-67891' })).toEqual({
      use: 'expense',
      number: '1234567891',
    });
  });
  it.each([
    ['income', '02-123-4567'],
    ['income', '123-45-67891'],
    ['expense', '123-45-67890'],
    ['expense', '010-1234-5678'],
    ['gift', '010-1234-5678'],
  ])('is not written for %s to %s', (use, number) =>
    expect(cashReceipt.safeParse({ use, number }).success).toBe(false),
  );
});

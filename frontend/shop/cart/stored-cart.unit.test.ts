import { cartStorageKey, maxCartLines } from '@maru/contracts/shop/cart/cart.limits';
import { storedCart } from '@maru/contracts/shop/cart/cart.fields';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { linesIn, storedLines, storeLines } from './stored-cart.ts';

const line = { item_id: '01900000-0000-7000-8000-0000000000f1', option_id: 1, quantity: 2 };
beforeEach(() => localStorage.clear());

describe("a guest's cart in the browser", () => {
  it('is kept as the contract says, and gone when empty', () => {
    storeLines([line]);
    expect(storedCart.parse(JSON.parse(localStorage.getItem(cartStorageKey) ?? ''))).toEqual({
      version: 1,
      lines: [line],
    });
    expect(storedLines()).toEqual([line]);
    expect(storedLines()).toBe(storedLines());
    storeLines([]);
    expect(localStorage.getItem(cartStorageKey)).toBeNull();
    expect(storedLines()).toEqual([]);
  });

  it.each([
    'nonsense',
    '[]',
    'null',
    '{"lines":{}}',
    JSON.stringify({
      lines: [
        null,
        7,
        { ...line, item_id: 'x' },
        { ...line, quantity: 0 },
        { ...line, quantity: 100 },
        { ...line, quantity: 1.5 },
        { ...line, option_id: -1 },
      ],
    }),
  ])('holds nothing that no cart can hold: %s', (text) => expect(linesIn(text)).toEqual([]));

  it('keeps what is right beside what is not', () =>
    expect(linesIn(JSON.stringify({ lines: [{ ...line, quantity: -1 }, line] }))).toEqual([line]));
  it('is as long as a cart may be', () =>
    expect(linesIn(JSON.stringify({ lines: Array.from({ length: maxCartLines + 50 }, () => line) }))).toHaveLength(
      maxCartLines,
    ));

  it('lives as long as the page where the browser keeps nothing', () => {
    const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('refused');
    });
    storeLines([line]);
    refused.mockRestore();
    expect(storedLines()).toEqual([line]);
    storeLines([]);
    expect(storedLines()).toEqual([]);
  });
});

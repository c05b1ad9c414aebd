import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CartLine } from '@maru/contracts/shop/cart/cart.fields';
import { maxCartLines, maxQuantity } from '@maru/contracts/shop/cart/cart.limits';
import { mergedCart, oneLineEach } from '@maru/contracts/shop/cart/cart.merge';

const line = fc.record({
  item_id: fc.constantFrom('a', 'b', 'c'),
  option_id: fc.integer({ min: 1, max: 60 }),
  quantity: fc.integer({ min: 1, max: maxQuantity }),
});
const lines = fc.array(line, { maxLength: maxCartLines });
const pieces = (all: readonly CartLine[]) => all.reduce((sum, { quantity }) => sum + quantity, 0);

it('loses nothing and keeps the limits', () => {
  fc.assert(
    fc.property(lines, lines, (guest, added) => {
      const own = mergedCart([], guest).lines;
      const merged = mergedCart(own, added);
      expect(pieces(merged.lines) + pieces(merged.left)).toBe(pieces(own) + pieces(added));
      expect(merged.lines.length).toBeLessThanOrEqual(maxCartLines);
      expect(merged.lines.every(({ quantity }) => quantity >= 1 && quantity <= maxQuantity)).toBe(true);
      expect(new Set(merged.lines.map(({ item_id, option_id }) => `${item_id} ${option_id}`)).size).toBe(
        merged.lines.length,
      );
    }),
  );
});

it('says what did not fit', () => {
  const of = (quantity: number) => [{ item_id: 'a', option_id: 1, quantity }];
  expect(mergedCart(of(98), of(3))).toEqual({ lines: of(99), left: of(2) });
});

it('makes one line of what is named in several, however many there are', () => {
  const line = (quantity: number, option_id = 1) => ({ item_id: 'a', option_id, quantity });
  expect(oneLineEach([line(60), line(1, 2), line(60)])).toEqual([line(120), line(1, 2)]);
});

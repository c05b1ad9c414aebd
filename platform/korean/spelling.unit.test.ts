import fc from 'fast-check';
import { expect, it } from 'vitest';
import { errorsAllowed, keyDistance, soundPartsOf } from './spelling.ts';

it.each([
  ['zkxms', 'zkxms', 0],
  ['zkxms', 'zhxms', 1],
  ['zkxms', 'zjxms', 1],
  ['audgka', 'audgak', 1],
  ['audgka', 'adgka', 1],
  ['revit', 'revvti', 2],
  ['', 'abc', 3],
])('%s and %s are %d keys apart', (one, other, distance) => {
  expect(keyDistance(one, other)).toBe(distance);
  expect(keyDistance(other, one)).toBe(distance);
});

const keys = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 4, maxLength: 14 });

it('one part at least is right where no more keys than allowed are exchanged', () => {
  fc.assert(
    fc.property(keys, fc.array(fc.nat(13), { maxLength: 2 }), (right, places) => {
      const wrong = Array.from(right, (key, at) => (places.includes(at) ? 'x' : key)).join('');
      const distance = keyDistance(wrong, right);
      fc.pre(distance <= errorsAllowed(right.length));
      const parts = soundPartsOf(wrong);
      expect(parts.join('')).toBe(wrong);
      expect(parts.every((part) => part.length >= 2)).toBe(true);
      expect(parts.some((part) => right.includes(part))).toBe(true);
    }),
  );
});

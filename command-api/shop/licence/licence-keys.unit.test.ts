import { expect, it } from 'vitest';
import { newLicenceKey } from './licence-keys.service.ts';

it('can be read out, and is never the same', () => {
  const keys = Array.from({ length: 1_000 }, newLicenceKey);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(key).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  expect(new Set(keys.join('').replaceAll('-', '')).size).toBe(32);
});

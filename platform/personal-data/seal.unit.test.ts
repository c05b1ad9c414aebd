import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fingerprint, seal, unseal } from './seal.ts';

const [key, other] = [randomBytes(32), randomBytes(32)];
const place = { eventId: '01900000-0000-7000-8000-0000000000ff', field: 'name' };

describe('sealed text', () => {
  it.each(['', '김하늘', 'a@example.com', '👩🏽‍🔧'.repeat(100)])('opens with its key at its place: %s', (text) => {
    const sealed = seal(key, place, text);
    expect(sealed).toMatch(/^[\w-]+$/);
    expect(unseal(key, place, sealed)).toBe(text);
  });

  it('opens nowhere else, and not when it was changed', () => {
    const sealed = seal(key, place, '김하늘');
    expect(unseal(other, place, sealed)).toBeUndefined();
    expect(unseal(key, { ...place, field: 'email' }, sealed)).toBeUndefined();
    expect(unseal(key, { ...place, eventId: 'other' }, sealed)).toBeUndefined();
    expect(unseal(key, place, `${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`)).toBeUndefined();
    expect(unseal(key, place, sealed.slice(0, -4))).toBeUndefined();
    for (const short of ['', 'undefined', '김하늘']) expect(unseal(key, place, short)).toBeUndefined();
  });

  it('is the same for the same text at the same place only', () => {
    const places = [place, { ...place, field: 'email' }, { ...place, eventId: 'other' }];
    const sealed = [
      ...places.map((one) => seal(key, one, '김하늘')),
      seal(key, place, '김바다'),
      seal(other, place, '김하늘'),
    ];
    expect(new Set(sealed.map((one) => one.slice(0, 16))).size).toBe(sealed.length);
    expect(seal(key, place, '김하늘')).toBe(sealed[0]);
  });
});

it('recognises a text by its fingerprint with the key only', () => {
  expect(fingerprint(key, 'name', 'a')).toBe(fingerprint(key, 'name', 'a'));
  expect(
    new Set([
      fingerprint(key, 'name', 'a'),
      fingerprint(other, 'name', 'a'),
      fingerprint(key, 'email', 'a'),
      fingerprint(key, 'name', 'b'),
    ]).size,
  ).toBe(4);
});

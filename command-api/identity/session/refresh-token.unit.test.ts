import { keyedHash } from '@maru/platform/env/secrets';
import { describe, expect, it } from 'vitest';
import { followingToken, newRefreshToken, readRefreshToken } from './refresh-token.service.ts';

const next = keyedHash('secret');

describe('refresh token', () => {
  it('is read as it was made', () => {
    const made = newRefreshToken();
    expect(readRefreshToken(made.token)).toEqual(made);
    expect(newRefreshToken().hash).not.toBe(made.hash);
  });

  it('is followed by one of the same family, always the same, which nobody else can name', () => {
    const made = newRefreshToken();
    const following = followingToken(made, next);
    expect(following).toMatchObject({ family: made.family });
    expect(readRefreshToken(following.token)).toEqual(following);
    expect(followingToken(made, next)).toEqual(following);
    expect(followingToken(made, keyedHash('other'))).not.toEqual(following);
  });

  it.each([
    undefined,
    '',
    'a.b',
    `${'0'.repeat(36)}.${'a'.repeat(43)}`,
    `${newRefreshToken().token}.x`,
    newRefreshToken().token.toUpperCase(),
    `../${newRefreshToken().token}`,
  ])('is not %s', (token) => expect(readRefreshToken(token)).toBeUndefined());
});

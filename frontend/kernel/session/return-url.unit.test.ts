import { describe, expect, it } from 'vitest';
import { loginPath, safeReturnUrl } from './return-url.ts';

describe('safeReturnUrl', () => {
  it.each([
    '/',
    '/%5Cevil.example',
    '/@evil.example',
    '/https://evil.example',
    '/request/project/1?tab=a#x',
    '/request?status=OnGoing,OnHold',
  ])('keeps %s', (path) => expect(safeReturnUrl(path)).toBe(path));

  it.each([
    null,
    undefined,
    '',
    'request',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'javascript:alert(1)',
    '/a/..//evil.example',
    'https://maru.example/request',
    'https:evil.example',
    'https:/evil.example',
    'https:\\\\evil.example',
    '///evil.example',
    '/.//evil.example',
    '/.\\evil.example',
    ' //evil.example',
    '\t//evil.example',
    '/\r/evil.example',
    '//evil.example\\@maru.example',
    '@evil.example',
    'data:text/html,x',
    'JaVaScRiPt:alert(1)',
  ])('refuses %j', (path) => expect(safeReturnUrl(path)).toBeUndefined());
});

describe('loginPath', () => {
  it('carries the way back', () => expect(loginPath('/request?x=1')).toBe('/login?returnUrl=%2Frequest%3Fx%3D1'));
  it('is plain without one', () => expect(loginPath(undefined)).toBe('/login'));
});

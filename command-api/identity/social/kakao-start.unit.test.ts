import { expect, it } from 'vitest';
import { ownPath } from './kakao-start.endpoint.ts';

it.each(['/', '/request?id=1#a', '/shop/한글'])('leads to %j', (path) => expect(ownPath(path)).toBe(path));
it.each([
  undefined,
  '',
  'shop',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
])('does not lead to %j', (path) => expect(ownPath(path)).toBeUndefined());

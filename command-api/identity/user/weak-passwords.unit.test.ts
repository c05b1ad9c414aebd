import { expect, it } from 'vitest';
import { isWeakPassword } from './weak-passwords.ts';

const email = 'haneul.kim@example.com';

it.each([
  'password123',
  'PassWord123',
  'qwer1234!',
  'ㅋㅋㅋㅋㅋㅋㅋㅋ',
  'aaaaaaaaaa',
  '3456789012',
  'hgfedcba',
  email,
  'haneul.kim',
])('refuses %s', (password) => {
  expect(isWeakPassword(password, email)).toBe(true);
});

it.each(['correct horse battery', '봄비가 내리는 창가', 'haneul.kim says hi', 'x7!kQ2pz'])('takes %s', (password) => {
  expect(isWeakPassword(password, email)).toBe(false);
});

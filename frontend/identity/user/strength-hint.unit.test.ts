import { expect, it } from 'vitest';
import { passwordStrength } from './strength-hint.public.tsx';

it.each([
  ['', 0],
  ['short7!', 0],
  ['aaaaaaaaaaaa', 1],
  ['abcdefgh', 1],
  ['maru1234!', 2],
  ['마루에서 설계를 함께 검토해요', 3],
])('%j scores %i', (password, score) => expect(passwordStrength(password).score).toBe(score));

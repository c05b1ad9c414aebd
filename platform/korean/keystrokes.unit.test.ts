import { expect, it } from 'vitest';
import { isUnfinished, keystrokesOf, otherLayoutOf } from './keystrokes.ts';

it.each([
  ['명함', 'audgka'],
  ['빼다', 'qoek'],
  ['과값', 'rhkrkqt'],
  ['Revit 2024', 'revit 2024'],
])('%s is written by %s', (text, keys) => expect(keystrokesOf(text)).toBe(keys));

it.each([
  ['audgka', '명함'],
  ['AUDGKA', '명함'],
  ['ㄱㄷ퍗', 'revit'],
  ['Qo', '빼'],
  ['100', undefined],
])('the keys of %s also write %s', (text, other) => expect(otherLayoutOf(text)).toBe(other));

it.each([
  ['명ㅎ', true],
  ['명하', true],
  ['명함', false],
  ['revit', false],
  ['', false],
])('%j may go on: %s', (text, unfinished) => expect(isUnfinished(text)).toBe(unfinished));

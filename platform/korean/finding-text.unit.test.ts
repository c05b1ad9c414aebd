import { describe, expect, it } from 'vitest';
import { findingTextOf, keysTermOf, plainOf, termOf, wordsOf } from './finding-text.ts';

it.each([
  ['명 함', '명함'],
  ['  3D 모델-링 (2판) ', '3d모델링2판'],
  ['C# & 100%', 'c#&100%'],
  ['한글'.normalize('NFD'), '한글'],
  ['| · ^', ''],
  ['설계👍', '설계👍'],
])('a plain %j is %j', (text, plain) => expect(plainOf(text)).toBe(plain));

it('has the words of a text as they are written', () =>
  expect(wordsOf('설계마루 애드인(프로), Revit 2024!')).toEqual(['설계마루', '애드인', '프로', 'Revit', '2024']));

describe('a finding text', () => {
  const text = findingTextOf(['두꺼운 코튼 명함', '인쇄물 A4'], ['돋보기 600g']);
  const finds = (term: string) => text.includes(term);

  it.each(['명함', '코튼명함', '인쇄', 'a4', '돋보기600', 'ㅁㅎ', 'ㅋㅌㅁㅎ', 'ㅇㅅㅁa4', 'ㄷㄲㅇ'])('has %s', (word) =>
    expect(finds(termOf(word))).toBe(true),
  );
  it.each(['튼', '명', '4', '꺼', 'ㅁ', 'ㅋ', 'ㅇ', 'a'])('has the single letter %s of a name', (letter) =>
    expect(finds(termOf(letter))).toBe(true),
  );
  it.each([
    ['돋', 'a single letter of what is no name'],
    ['ㅎ', 'a single 초성 that begins no word'],
    ['ㄷㅂㄱ', '초성 of what is no name'],
    ['함인', 'what begins in one name and ends in another'],
    ['ㅕㅇ', 'single 중성'],
    ['audgka', 'keystrokes as if they were Latin'],
  ])('has not %s: %s', (word) => expect(finds(termOf(word))).toBe(false));
  it.each([
    ['audgka', true],
    ['audg', true],
    ['zhxms', true],
    // Of what is no name.
    ['eheqhrl', false],
  ])('is found by the keys %s: %s', (keys, found) => expect(finds(keysTermOf(keys))).toBe(found));
  it('takes ㄳ for ㄱㅅ', () => {
    expect(findingTextOf(['검수'], []).includes(termOf('ㄳ'))).toBe(true);
  });
});

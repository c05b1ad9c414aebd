import { disassemble, getChoseong } from 'es-hangul';
import { isSyllable, keystrokesOf } from './keystrokes.ts';

/** Letters, numbers and what names are written with, in one case: `3D 모델-링` is `3d모델링`. Spaces and dots count for nothing. */
export const plainOf = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{So}+#%&]/gu, '');

/** The words of a text as they are written, without what is no letter around them. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .split(/[^\p{L}\p{M}\p{N}\p{So}+#%&]+/u)
    .filter((word) => word !== '');

/** None of these is left in a plain text, so they tell the parts of a finding text apart. */
const [border, letterMark, initialMark] = ['|', '·', '^'];

/** Keystrokes stand in letters of their own, ⓐ to ⓩ, so that no Latin word is found in a Korean one. */
const circled = (keys: string) =>
  keys.replaceAll(/[a-z]/g, (key) => String.fromCodePoint((key.codePointAt(0) ?? 0) - 0x61 + 0x24_d0));

const initialOf = (letter: string) => (isSyllable(letter) ? getChoseong(letter) : letter);
const initialsOf = (plain: string) => Array.from(plain, initialOf).join('');
const marked = (mark: string, letters: readonly string[]) => [...new Set(letters)].map((one) => mark + one).join('');

/**
 * Everything a thing may be found by, as one text for a view to search: its names, what else is written of it, and of the
 * names each letter, the 초성 and the keystrokes. What to search for are `termOf` and `keysTermOf`.
 */
export const findingTextOf = (names: readonly string[], texts: readonly string[]): string => {
  const plain = names.map(plainOf);
  const firstLetters = names.flatMap(wordsOf).map((word) => initialOf(Array.from(plainOf(word))[0] ?? ''));
  return [
    ...plain,
    ...texts.map(plainOf),
    marked(letterMark, Array.from(plain.join(''))),
    marked(initialMark, firstLetters),
    ...plain.map(initialsOf),
    ...plain.map((name) => circled(keystrokesOf(name))),
  ].join(border);
};

const isInitials = (plain: string) => /^[\u3131-\u314e]+$/.test(plain);

/** What a plain word is searched by. A single letter is looked for in names; a single 초성 begins a word of them. */
export const termOf = (plain: string): string => {
  // Windows writes ㄱㅅ as ㄳ.
  const letters = isInitials(plain) ? disassemble(plain) : plain;
  if (Array.from(letters).length > 1) return letters;
  return (isInitials(letters) ? initialMark : letterMark) + letters;
};

/** What a row of keystrokes is searched by. */
export const keysTermOf = (keys: string): string => circled(keys);

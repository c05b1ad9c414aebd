import { avatarColours } from './tokens.ts';

/** The same colour for the same id, on every screen. */
export const avatarColour = (id: string) => {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return avatarColours[sum % avatarColours.length];
};

const letters = new Intl.Segmenter('ko', { granularity: 'grapheme' });

/** First letter of a name, whole even where it is made of several code points. */
export const initial = (name: string) => {
  const [first] = letters.segment(name.trim());
  return (first?.segment ?? '?').toUpperCase();
};

import { avatarColours } from './tokens.ts';

/** The same colour for the same id, on every screen. */
export const avatarColour = (id: string) => {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return avatarColours[sum % avatarColours.length];
};

/** Given name first letter reads best in Korean: 김하늘 is 하늘, so 하. Other names give their first letter. */
export const initial = (name: string) => {
  const letters = [...name.trim()];
  const korean = letters.length >= 2 && letters.length <= 4 && letters.every((letter) => /\p{Script=Hangul}/u.test(letter));
  return ((korean ? letters[letters.length > 3 ? 2 : 1] : letters[0]) ?? '?').toUpperCase();
};

import { convertHangulToQwerty, convertQwertyToHangul, hasBatchim } from 'es-hangul';

/** Which keys write a text on a Korean keyboard (두벌식), 쌍자음 as their simple ones: `명함` is `audgka`. Latin stays. */
export const keystrokesOf = (text: string): string => convertHangulToQwerty(text).toLowerCase();

const hasHangul = (text: string) => /\p{Script=Hangul}/u.test(text);

/** What the same keys write with 한/영 the other way: `audgka` is `명함`, `ㄱㄷ퍗` is `revit`; undefined without such keys. */
export const otherLayoutOf = (text: string): string | undefined => {
  const other = hasHangul(text) ? convertHangulToQwerty(text) : convertQwertyToHangul(text);
  return other === text ? undefined : other;
};

const isLoneLetter = (letter: string) => /[\u3131-\u3163]/.test(letter);
export const isSyllable = (letter: string): boolean => /[\uac00-\ud7a3]/.test(letter);

/** Whether the last syllable may still be typed on, as in `명ㅎ` and `명하` on the way to `명함`. */
export const isUnfinished = (text: string): boolean => {
  const last = text.at(-1) ?? '';
  return isLoneLetter(last) || (isSyllable(last) && !hasBatchim(last));
};

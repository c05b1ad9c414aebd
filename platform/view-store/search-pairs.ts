/** An index of character pairs, since Korean is searched by two syllables; candidates are checked in the text. */

/** Code points in base 32, whose digits know no x; they are met again and again. */
const digits = new Map<number, string>();
const digitsOf = (code: number): string => {
  const known = digits.get(code);
  if (known !== undefined) return known;
  const written = code.toString(32);
  digits.set(code, written);
  return written;
};

const lengthOf = (code: number) => (code > 0xffff ? 2 : 1);

/** A text's pairs as words of letters and digits, which the index's tokenizer leaves whole; repeats stay. */
export const pairsOf = (text: string): string => {
  let pairs = '';
  let before = '';
  for (let at = 0; at < text.length;) {
    const code = text.codePointAt(at) ?? 0;
    const digit = digitsOf(code);
    if (before !== '') pairs += `${before}x${digit} `;
    before = digit;
    at += lengthOf(code);
  }
  return pairs;
};

/** Every second pair of a query and its last, which leave no character out. None for a single character. */
export const queryPairsOf = (text: string): readonly string[] => {
  const pairs = pairsOf(text).split(' ').slice(0, -1);
  return [...new Set(pairs.filter((_, index) => index % 2 === 0 || index === pairs.length - 1))];
};

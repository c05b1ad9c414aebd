const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;
const finals = 28;
const rieul = 8;

/** Number of the final consonant of the last letter: 0 for none; undefined where it cannot be told from the writing. */
const finalOf = (word: string) => {
  const code = word.codePointAt(word.length - 1) ?? 0;
  return code >= firstSyllable && code <= lastSyllable ? (code - firstSyllable) % finals : undefined;
};

/** `을` or `를`, as the word before asks; both where it cannot be told. */
export const objectOf = (word: string) => {
  const final = finalOf(word);
  return final === undefined ? '을(를)' : final > 0 ? '을' : '를';
};

/** `으로` or `로`. */
export const towards = (word: string) => {
  const final = finalOf(word);
  return final === undefined ? '(으)로' : final > 0 && final !== rieul ? '으로' : '로';
};

/** Plotter letters on a grid of 4 × 6, for machines without fonts; points are `xy`, strokes parted by `|`. */
const glyphs: Readonly<Record<string, string>> = {
  0: '10 30 41 45 36 16 05 01 10',
  1: '11 20 26',
  2: '01 10 30 41 42 06 46',
  3: '00 40 23 33 44 45 36 16 05',
  4: '36 30 04 44',
  5: '40 00 02 32 43 45 36 06',
  6: '30 10 01 05 16 36 45 44 33 03',
  7: '00 40 16',
  8: '10 30 41 42 33 13 04 05 16 36 45 44 33|13 02 01 10',
  9: '16 36 45 41 30 10 01 02 13 43',
  A: '06 20 46|14 34',
  B: '00 06 36 45 44 33 03|00 30 41 42 33',
  C: '41 30 10 01 05 16 36 45',
  D: '00 06 26 44 42 20 00',
  E: '40 00 06 46|03 33',
  F: '40 00 06|03 33',
  G: '41 30 10 01 05 16 36 45 43 23',
  H: '00 06|40 46|03 43',
  I: '20 26',
  L: '00 06 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  O: '10 30 41 45 36 16 05 01 10',
  P: '06 00 30 41 42 33 03',
  R: '06 00 30 41 42 33 03|23 46',
  S: '41 30 10 01 02 13 33 44 45 36 16 05',
  T: '00 40|20 26',
  U: '00 05 16 36 45 40',
  V: '00 26 40',
  W: '00 16 23 36 40',
  X: '00 46|40 06',
  Y: '00 23 40|23 26',
  '-': '13 33',
  '.': '25 26',
  ',': '25 17',
  ':': '21 22|24 25',
  '/': '06 40',
  '+': '13 33|22 24',
  '@': '33 23 13 14 25 35 32 21 11 02 05 16 36',
  Φ: '10 30 41 45 36 16 05 01 10|40 06',
};
const advance = 5.6;

const strokesOf = (glyph: string, left: number, top: number, unit: number) =>
  glyph
    .split('|')
    .filter((stroke) => stroke !== '')
    .map((stroke) => {
      const points = stroke
        .split(' ')
        .map((point) => `${(left + Number(point[0]) * unit).toFixed(1)} ${(top + Number(point[1]) * unit).toFixed(1)}`);
      return `M${points.join('L')}`;
    });

/** Path data of one line of text whose middle is at `x`, `y`; `size` is the height of a letter. */
export const lettering = (text: string, x: number, y: number, size: number): string => {
  const unit = size / 6;
  const left = x - ((text.length * advance - 1.6) * unit) / 2;
  return text
    .split('')
    .flatMap((letter, at) => strokesOf(glyphs[letter] ?? '', left + at * advance * unit, y - size / 2, unit))
    .join('');
};

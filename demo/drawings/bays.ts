import { type Box, box, bubble, dimension, ink, line, millimetres, type SeededRandom } from './pen.ts';

/** A column grid: where its lines are on the sheet, and pixels per millimetre. */
export interface Bays {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}

const spansOf = (random: SeededRandom, count: number) =>
  Array.from({ length: count }, () => random.pick([6_000, 7_200, 8_100, 8_400, 9_000]));
const along = (start: number, spans: readonly number[], scale: number) =>
  spans.reduce<readonly number[]>((at, span) => [...at, (at.at(-1) ?? start) + span * scale], [start]);

const numbered = (prefix: string, from: number) => (_: number, at: number) => `${prefix}${from + at}`;

/** Grid lines with their names and dimensions, filling the sheet's middle. */
export const drawBays = (random: SeededRandom): Bays & { readonly svg: string } => {
  const [across, down] = [spansOf(random, random.whole(3, 6)), spansOf(random, random.whole(2, 4))];
  const total = (spans: readonly number[]) => spans.reduce((sum, span) => sum + span, 0);
  const scale = Math.min(610 / total(across), 340 / total(down));
  const xs = along(110 + (610 - total(across) * scale) / 2, across, scale);
  const ys = along(96 + (340 - total(down) * scale) / 2, down, scale);
  const [left, right, top, bottom] = [
    (xs[0] ?? 0) - 30,
    (xs.at(-1) ?? 0) + 24,
    (ys[0] ?? 0) - 34,
    (ys.at(-1) ?? 0) + 24,
  ];
  const [nameX, nameY] = [numbered('X', random.whole(1, 9)), numbered('Y', random.whole(1, 4))];
  const axis = { colour: ink.grid, width: 0.7, dash: '14 3 3 3' };
  return {
    xs,
    ys,
    svg: [
      ...xs.map((x, at) => line(x, top, [x, bottom], axis) + bubble(nameX(x, at), x, top - 13)),
      ...ys.map((y, at) => line(left, y, [right, y], axis) + bubble(nameY(y, at), left - 13, y)),
      ...across.map((span, at) => dimension(xs[at] ?? 0, top + 12, [xs[at + 1] ?? 0, top + 12], millimetres(span))),
      ...down.map((span, at) => dimension(left + 10, ys[at] ?? 0, [left + 10, ys[at + 1] ?? 0], millimetres(span))),
    ].join(''),
  };
};

export const drawColumns = ({ xs, ys }: Bays, size: number, colour = ink.fill) =>
  xs
    .flatMap((x) =>
      ys.map((y) => box({ x: x - size / 2, y: y - size / 2, w: size, h: size }, { fill: colour, colour })),
    )
    .join('');

export const bayAt = ({ xs, ys }: Bays, column: number, row: number): Box => {
  const [x, y] = [xs[column] ?? 0, ys[row] ?? 0];
  return { x, y, w: (xs[column + 1] ?? x + 90) - x, h: (ys[row + 1] ?? y + 90) - y };
};

export const anyBay = (random: SeededRandom, bays: Bays): Box =>
  bayAt(bays, random.whole(0, bays.xs.length - 1), random.whole(0, bays.ys.length - 1));

import type { Pen } from './pen.service.ts';

const mm = (millimetres: number) => (millimetres * 72) / 25.4;
/** Points. A card is 90 × 50 mm; what reaches its edge goes on for 3 mm, since a knife never cuts to the point. */
export const card = { width: mm(90), height: mm(50), bleed: mm(3) } as const;
/** Around the bleed, for the marks. */
const slug = mm(7);
/** Where the card begins on its sheet. */
export const origin = card.bleed + slug;
export const sheetSize: [number, number] = [card.width + 2 * origin, card.height + 2 * origin];

/** Cyan, magenta, yellow, black in percent: what is printed is not mixed of light. */
export type Ink = [number, number, number, number];
export const inks = {
  black: [0, 0, 0, 100],
  text: [0, 0, 0, 88],
  quiet: [0, 0, 0, 60],
  brand: [90, 60, 0, 5],
  white: [0, 0, 0, 0],
  /** On every plate. */
  marks: [100, 100, 100, 100],
} as const satisfies Readonly<Record<string, Ink>>;

const markLength = mm(5);
const markGap = mm(1);

/** Two lines at each corner, where the card is cut; they end before what is printed to the edge begins. */
const drawMarks = (pen: Pen) => {
  const [width, height] = sheetSize;
  const before = origin - card.bleed - markGap;
  pen.lineWidth(0.25).strokeColor([...inks.marks]);
  for (const x of [origin, width - origin])
    for (const [from, to] of [
      [before - markLength, before],
      [height - before, height - before + markLength],
    ] as const)
      pen.moveTo(x, from).lineTo(x, to).stroke();
  for (const y of [origin, height - origin])
    for (const [from, to] of [
      [before - markLength, before],
      [width - before, width - before + markLength],
    ] as const)
      pen.moveTo(from, y).lineTo(to, y).stroke();
};

/** Tells printing machines where the card is, and how far its colour goes. */
const setBoxes = (pen: Pen) => {
  const [width, height] = sheetSize;
  const boxFrom = (inset: number) => [inset, inset, width - inset, height - inset];
  const { data } = pen.page.dictionary as unknown as { data: Record<string, readonly number[]> };
  data['TrimBox'] = boxFrom(origin);
  data['BleedBox'] = boxFrom(origin - card.bleed);
};

/** One side of a card on the page that is open: `draw` counts from the corner where the card is cut. */
export const drawSide = (pen: Pen, draw: () => void) => {
  setBoxes(pen);
  drawMarks(pen);
  pen.save().translate(origin, origin);
  draw();
  pen.restore();
};

/** A colour as far as the knife may slip, of the card's part from `x` on, `width` wide. */
export const fillToEdge = (pen: Pen, ink: Ink, x = 0, width: number = card.width) => {
  const from = x === 0 ? -card.bleed : x;
  const to = x + width >= card.width ? card.width + card.bleed : x + width;
  pen.rect(from, -card.bleed, to - from, card.height + 2 * card.bleed).fill([...ink]);
};

interface Row {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly ink: Ink;
  readonly bold?: boolean;
  readonly align?: 'left' | 'right';
}
/** No letter is printed smaller, in points. */
const leastSize = 5.5;

/** One row: letters become smaller where it would be too long, and it is cut where that is not enough. Answers their size. */
export const writeRow = (
  pen: Pen,
  text: string,
  { x, y, width, size, ink, bold = false, align = 'left' }: Row,
): number => {
  pen
    .font(bold ? 'bold' : 'regular')
    .fontSize(size)
    .fillColor([...ink]);
  const fitting = Math.max(leastSize, Math.min(size, (size * width) / Math.max(pen.widthOfString(text), 1)));
  pen.fontSize(fitting);
  pen.text(text, x, y + (size - fitting) * 0.8, {
    width: width + 0.5,
    height: fitting * 1.3,
    ellipsis: true,
    align,
    lineBreak: true,
  });
  return fitting;
};

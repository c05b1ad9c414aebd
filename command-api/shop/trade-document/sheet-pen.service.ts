import type { SheetFact } from '@maru/contracts/shop/trade-document/trade-document.words';
import { openPen as openPaper, type Pen } from '../../print/pen.service.ts';

/** Points of a page of A4, and what is left of its width between the margins. */
export const page = { width: 595.28, height: 841.89, margin: 44 } as const;
export const inner = page.width - 2 * page.margin;
export const colours = {
  text: '#1f2937',
  quiet: '#5b6572',
  line: '#cfd6de',
  fill: '#f1f5f9',
  brand: '#1867c0',
} as const;

/** An empty document of A4 pages, which may be numbered at the end. */
export const openPen = async (title: string): Promise<Pen> =>
  (await openPaper({ title, size: 'A4', margin: page.margin })).fillColor(colours.text);

/** Where a piece of text stands, and how. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size?: number;
  readonly align?: 'left' | 'center' | 'right';
  readonly bold?: boolean;
  readonly colour?: string;
}

/** Writes one piece, and says how high it became. */
export const write = (pen: Pen, text: string, { x, y, width, size = 9, ...how }: Place): number => {
  const { align = 'left', bold = false, colour = colours.text } = how;
  pen
    .font(bold ? 'bold' : 'regular')
    .fontSize(size)
    .fillColor(colour);
  const height = pen.heightOfString(text, { width });
  pen.text(text, x, y, { width, align, lineGap: 0 });
  return height;
};

/** Labels with their values below each other; answers where the next thing may stand. */
export const writeFacts = (
  pen: Pen,
  facts: readonly SheetFact[],
  { x, y, width, labels }: { readonly x: number; readonly y: number; readonly width: number; readonly labels: number },
): number => {
  let at = y;
  for (const [label, value] of facts) {
    write(pen, label, { x, y: at, width: labels, colour: colours.quiet });
    at += write(pen, value, { x: x + labels, y: at, width: width - labels }) + 4;
  }
  return at;
};

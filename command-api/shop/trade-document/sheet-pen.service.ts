import type { SheetFact } from '@maru/contracts/shop/trade-document/trade-document.words';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

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

const require = createRequire(join(import.meta.dirname, 'sheet-pen.service.ts'));
const fontFile = (weight: string) => {
  const path = require.resolve(`pretendard/dist/public/static/alternative/Pretendard-${weight}.ttf`);
  return readFile(path);
};
const loadTools = () => Promise.all([import('pdfkit'), fontFile('Regular'), fontFile('Bold')]);
let tools: ReturnType<typeof loadTools> | undefined;

export type Pen = PDFKit.PDFDocument;

/** An empty document in the shop's typeface, whose pages may be numbered at the end. */
export const openPen = async (title: string): Promise<Pen> => {
  // Loaded with the first document, because most services draw none; each document embeds the letters that it uses.
  const [{ default: PdfDocument }, regular, bold] = await (tools ??= loadTools());
  const margins = { top: page.margin, bottom: page.margin, left: page.margin, right: page.margin };
  // The library would measure with a typeface of its own, without Korean, if none were named.
  const pen = new PdfDocument({ size: 'A4', margins, bufferPages: true, info: { Title: title }, font: '' });
  return pen.registerFont('regular', regular).registerFont('bold', bold).font('regular').fillColor(colours.text);
};

export const closePen = (pen: Pen): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    pen.on('data', (piece: Buffer) => pieces.push(piece));
    pen.on('end', () => resolve(Buffer.concat(pieces)));
    pen.on('error', reject);
    pen.end();
  });

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

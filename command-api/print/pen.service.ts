import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(join(import.meta.dirname, 'pen.service.ts'));
const fontFile = (weight: string) => {
  const path = require.resolve(`pretendard/dist/public/static/alternative/Pretendard-${weight}.ttf`);
  return readFile(path);
};
const loadTools = () => Promise.all([import('pdfkit'), fontFile('Regular'), fontFile('Bold')]);
let tools: ReturnType<typeof loadTools> | undefined;

export type Pen = PDFKit.PDFDocument;

interface Paper {
  readonly title: string;
  /** The library's name of a size, or width and height in points. */
  readonly size: string | [number, number];
  /** Points. */
  readonly margin: number;
}

/** An empty document in the shop's typeface, whose pages may be drawn on again until the end. */
export const openPen = async ({ title, size, margin }: Paper): Promise<Pen> => {
  // Loaded with the first document, because most services draw none; each document embeds the letters that it uses.
  const [{ default: PdfDocument }, regular, bold] = await (tools ??= loadTools());
  const margins = { top: margin, bottom: margin, left: margin, right: margin };
  // The library would measure with a typeface of its own, without Korean, if none were named.
  const pen = new PdfDocument({ size, margins, bufferPages: true, info: { Title: title }, font: '' });
  return pen.registerFont('regular', regular).registerFont('bold', bold).font('regular');
};

export const closePen = (pen: Pen): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    pen.on('data', (piece: Buffer) => pieces.push(piece));
    pen.on('end', () => resolve(Buffer.concat(pieces)));
    pen.on('error', reject);
    pen.end();
  });

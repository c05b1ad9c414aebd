import { qrSquares } from '@maru/platform/qr/qr-code';
import type { CardFace } from './card-face.ts';
import { card, drawSide, fillToEdge, inks, sheetSize, writeRow } from './card-sheet.service.ts';
import { closePen, openPen, type Pen } from './pen.service.ts';

const mm = (millimetres: number) => (millimetres * 72) / 25.4;
/** Nothing that is read comes nearer to the edge. */
const safe = mm(6);
const inner = card.width - 2 * safe;
const rowHeight = 9.6;

const withoutScheme = (website: string) => website.replace(/^https?:\/\//i, '').replace(/\/$/, '');

const drawLines = (pen: Pen, { lines, website }: CardFace) => {
  const rows = website === '' ? lines : [...lines, ['W', withoutScheme(website)] as const];
  const top = card.height - safe - rows.length * rowHeight + 1;
  for (const [at, [mark, text]] of rows.entries()) {
    const y = top + at * rowHeight;
    writeRow(pen, mark, { x: safe, y, width: 9, size: 7, ink: inks.brand, bold: true });
    writeRow(pen, text, { x: safe + 11, y, width: inner - 11, size: 7.2, ink: inks.text });
  }
};

const logoSize = { width: mm(24), height: mm(11) } as const;
const drawFront = (pen: Pen, face: CardFace) => {
  fillToEdge(pen, inks.brand, 0, mm(2));
  const { name, title, company, logo } = face;
  const width = logo ? inner - logoSize.width - 8 : inner;
  if (logo)
    pen.image(logo, card.width - safe - logoSize.width, safe, {
      fit: [logoSize.width, logoSize.height],
      align: 'right',
    });
  writeRow(pen, company, { x: safe, y: safe - 1, width, size: 8.5, ink: inks.brand, bold: true });
  const size = writeRow(pen, name, { x: safe, y: safe + 15, width: inner * 0.6, size: 17, ink: inks.text, bold: true });
  pen.font('bold').fontSize(size);
  const beside = safe + Math.min(pen.widthOfString(name), inner * 0.6) + 7;
  writeRow(pen, title, { x: beside, y: safe + 23, width: card.width - safe - beside, size: 8, ink: inks.quiet });
  drawLines(pen, face);
};

const panel = mm(30);
/** Squares of a QR code as one shape, or hair lines would show between them. */
const drawQr = (pen: Pen, address: string) => {
  const rows = qrSquares(address);
  const [x, y] = [card.width - safe - panel, (card.height - panel) / 2];
  pen.roundedRect(x, y, panel, panel, 4).fill([...inks.white]);
  // Readers need four squares of white around it.
  const square = panel / (rows.length + 8);
  for (const [down, row] of rows.entries())
    for (const [right, isDark] of row.entries())
      if (isDark) pen.rect(x + (right + 4) * square, y + (down + 4) * square, square, square);
  pen.fill([...inks.black]);
};

const drawBack = (pen: Pen, { name, title, company, website, address }: CardFace) => {
  fillToEdge(pen, inks.brand);
  const width = address === null ? inner : inner - panel - 12;
  const middle = card.height / 2;
  const place = { x: safe, width, ink: inks.white };
  writeRow(pen, company || name, { ...place, y: middle - 18, size: 13, bold: true });
  writeRow(pen, company ? [name, title].filter((part) => part !== '').join(' ') : title, {
    ...place,
    y: middle + 2,
    size: 8,
  });
  writeRow(pen, withoutScheme(website), { ...place, y: middle + 14, size: 7 });
  if (address !== null) drawQr(pen, address);
};

/** Front and back of a card as a PDF for the printer, with the letters it uses of the typeface. */
export const drawCard = async (title: string, face: CardFace): Promise<Buffer> => {
  const pen = await openPen({ title, size: sheetSize, margin: 0 });
  drawSide(pen, () => drawFront(pen, face));
  pen.addPage();
  drawSide(pen, () => drawBack(pen, face));
  return closePen(pen);
};

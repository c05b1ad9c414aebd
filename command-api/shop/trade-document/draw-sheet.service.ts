import type { Sheet, SheetFact } from '@maru/contracts/shop/trade-document/trade-document.words';
import { closePen, type Pen } from '../../print/pen.service.ts';
import { colours, inner, openPen, page, write, writeFacts } from './sheet-pen.service.ts';

const left = page.margin;
/** Below it stands the number of the page. */
const bottom = page.height - page.margin - 24;

const drawHead = (pen: Pen, { title, facts }: Sheet): number => {
  write(pen, title, { x: left, y: page.margin, width: inner, size: 24, align: 'center', bold: true });
  return writeFacts(pen, facts, { x: left, y: page.margin + 46, width: inner, labels: 60 }) + 8;
};

/** Side by side, as high as the higher of the two. */
const drawParties = (pen: Pen, { parties }: Sheet, y: number): number => {
  const width = (inner - 12) / 2;
  const ends = parties.map(({ title, facts }, at) => {
    const x = left + at * (width + 12);
    write(pen, title, { x: x + 10, y: y + 8, width: width - 20, size: 10, bold: true, colour: colours.brand });
    return writeFacts(pen, facts, { x: x + 10, y: y + 28, width: width - 20, labels: 58 });
  });
  const height = Math.max(...ends) - y + 6;
  for (const at of parties.keys())
    pen
      .roundedRect(left + at * (width + 12), y, width, height, 6)
      .lineWidth(0.8)
      .stroke(colours.line);
  return y + height + 14;
};

const drawTotal = (pen: Pen, { total: [label, value] }: Sheet, y: number): number => {
  pen.roundedRect(left, y, inner, 34, 6).fill(colours.fill);
  write(pen, label, { x: left + 12, y: y + 11, width: inner / 2, size: 10 });
  write(pen, value, { x: left + inner / 2, y: y + 8, width: inner / 2 - 12, size: 15, align: 'right', bold: true });
  return y + 48;
};

const placesOf = ({ columns }: Sheet) => {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  let x = left;
  return columns.map(({ share, align }) => {
    const width = (inner * share) / shares;
    const place = { x: x + 5, width: width - 10, align };
    x += width;
    return place;
  });
};

const drawColumns = (pen: Pen, sheet: Sheet, y: number): number => {
  pen.rect(left, y, inner, 22).fill(colours.fill);
  for (const [at, place] of placesOf(sheet).entries())
    write(pen, sheet.columns[at]?.label ?? '', { ...place, y: y + 6, bold: true });
  return y + 22;
};

/** Over as many pages as they need, each with the names of the columns. */
const drawRows = (pen: Pen, sheet: Sheet, y: number): number => {
  const places = placesOf(sheet);
  let at = drawColumns(pen, sheet, y);
  for (const row of sheet.rows) {
    pen.font('regular').fontSize(9);
    const height = Math.max(...row.map((cell, no) => pen.heightOfString(cell, { width: places[no]?.width ?? 0 }))) + 12;
    if (at + height > bottom) {
      pen.addPage();
      at = drawColumns(pen, sheet, page.margin);
    }
    for (const [no, place] of places.entries()) write(pen, row[no] ?? '', { ...place, y: at + 6 });
    at += height;
    pen
      .moveTo(left, at)
      .lineTo(left + inner, at)
      .lineWidth(0.5)
      .stroke(colours.line);
  }
  return at;
};

const drawSums = (pen: Pen, sums: readonly SheetFact[], y: number): number => {
  const width = 220;
  const x = left + inner - width;
  for (const [no, [label, value]] of sums.entries()) {
    const at = y + no * 18;
    const bold = no === sums.length - 1;
    write(pen, label, { x, y: at, width: width / 2, bold });
    write(pen, value, { x: x + width / 2, y: at, width: width / 2 - 5, align: 'right', bold });
  }
  return y + sums.length * 18;
};

const drawNotes = (pen: Pen, notes: readonly string[], y: number) => {
  let at = y;
  for (const note of notes)
    at += write(pen, note, { x: left, y: at, width: inner, size: 8.5, colour: colours.quiet }) + 4;
};

/** Counts those that are not sent away yet. */
const numberPages = (pen: Pen, { pageOf }: Sheet) => {
  const { start, count } = pen.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    pen.switchToPage(start + at);
    write(pen, pageOf(at + 1, count), {
      x: left,
      y: bottom + 10,
      width: inner,
      align: 'center',
      colour: colours.quiet,
    });
  }
};

/** The document as a PDF of A4 pages, with the letters it uses of the typeface. */
export const drawSheet = async (sheet: Sheet): Promise<Buffer> => {
  const pen = await openPen(sheet.title);
  drawOnPages(pen, sheet);
  return closePen(pen);
};

/** On the page that is open and on as many more as it needs, which are then finished. */
export const drawOnPages = (pen: Pen, sheet: Sheet): void => {
  const rowsEnd = drawRows(pen, sheet, drawTotal(pen, sheet, drawParties(pen, sheet, drawHead(pen, sheet))));
  const room = sheet.sums.length * 18 + sheet.notes.length * 30 + 20;
  if (rowsEnd + room > bottom) pen.addPage();
  const start = rowsEnd + room > bottom ? page.margin : rowsEnd + 14;
  drawNotes(pen, sheet.notes, drawSums(pen, sheet.sums, start) + 16);
  numberPages(pen, sheet);
  pen.flushPages();
};

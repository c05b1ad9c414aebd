import { rowLimits } from '@maru/contracts/kernel/rows';
import { shipColumns } from '@maru/contracts/shop/order/ship-rows.words';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { matchColumns } from './match-columns.ts';
import { readRows } from './read-rows.ts';

const korean = '주문번호,택배사,송장번호\r\n260101-ABCD-EFG,한진택배,"4123-4567-8901"\r\n';
/** The same as Korean Excel writes it, in CP949. */
const cp949 = Buffer.concat([
  Buffer.from([0xc1, 0xd6, 0xb9, 0xae, 0xb9, 0xf8, 0xc8, 0xa3, 0x2c]),
  Buffer.from([0xc5, 0xc3, 0xb9, 0xe8, 0xbb, 0xe7, 0x2c]),
  Buffer.from([0xbc, 0xdb, 0xc0, 0xe5, 0xb9, 0xf8, 0xc8, 0xa3, 0x0d, 0x0a]),
  Buffer.from('260101-ABCD-EFG,'),
  Buffer.from([0xc7, 0xd1, 0xc1, 0xf8, 0xc5, 0xc3, 0xb9, 0xe8]),
  Buffer.from(',4123-4567-8901\r\n'),
]);
const rows = [
  ['주문번호', '택배사', '송장번호'],
  ['260101-ABCD-EFG', '한진택배', '4123-4567-8901'],
];

const sheetOf = (cells: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${cells}</sheetData></worksheet>`;
const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
const workbook = (sheet: string, more: Record<string, Uint8Array> = {}) =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(
        '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
      ),
      'xl/workbook.xml': strToU8(
        '<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>',
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      ),
      'xl/worksheets/sheet1.xml': strToU8(sheet),
      ...more,
    }),
  );

describe('a file of rows', () => {
  it.each([
    ['UTF-8', Buffer.from(korean)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${korean}`)],
    ['UTF-16 with a mark', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(korean, 'utf16le')])],
    ['CP949', cp949],
    ['tabs', Buffer.from(korean.replaceAll(',', '\t'))],
  ])('is read as %s', async (_, file) => expect(await readRows(file, 10)).toEqual(rows));

  it('is read as XLSX, with long numbers whole', async () => {
    const cells = `<row r="1">${text('A1', '주문번호')}${text('B1', '송장번호')}</row><row r="2">${text('A2', '260101-ABCD-EFG')}<c r="B2"><v>601234567890</v></c></row>`;
    expect(await readRows(workbook(sheetOf(cells)), 10)).toEqual([
      ['주문번호', '송장번호'],
      ['260101-ABCD-EFG', '601234567890'],
    ]);
  });

  it('is refused where it is too long, no text, or no workbook', async () => {
    const refusal = (file: Buffer) => readRows(file, 2).catch((error: { code?: string }) => error.code);
    expect(await refusal(Buffer.from('a\nb\nc\n'))).toBe('rows_too_many');
    expect(await refusal(Buffer.from([0, 1, 2, 0xff, 0xff]))).toBe('rows_unreadable');
    expect(await refusal(Buffer.from('PK\u0003\u0004 no workbook'))).toBe('rows_unreadable');
    expect(await refusal(Buffer.from(zipSync({ 'a.txt': strToU8('a') })))).toBe('rows_unreadable');
  });

  it('is refused before it is unpacked where it would grow beyond all bounds', async () => {
    const bomb = workbook(sheetOf(''), { 'xl/sharedStrings.xml': new Uint8Array(rowLimits.unpackedBytes + 1) });
    expect(bomb.length).toBeLessThan(rowLimits.bytes);
    await expect(readRows(bomb, 10)).rejects.toMatchObject({ code: 'too_large' });
  });

  it('cannot lie about how large it is', async () => {
    const bomb = workbook(sheetOf(`<row r="1">${text('A1', 'x'.repeat(100_000))}</row>`));
    // Sizes stand before each part and in the list at the end.
    const size = Buffer.alloc(4);
    size.writeUInt32LE(sheetOf(`<row r="1">${text('A1', 'x'.repeat(100_000))}</row>`).length);
    const small = Buffer.from([10, 0, 0, 0]);
    let lying = bomb;
    for (let at = lying.indexOf(size); at >= 0; at = lying.indexOf(size))
      lying = Buffer.concat([lying.subarray(0, at), small, lying.subarray(at + 4)]);
    await expect(readRows(lying, 10)).rejects.toMatchObject({ code: 'rows_unreadable' });
  });
});

describe('its columns', () => {
  it('are found by any of their headings, below a title, in any order', () => {
    const found = matchColumns(
      [['11월 발송'], ['운송장 번호', '비고', '주문 번호'], ['1', 'x', 'A'], ['', '', ''], ['2', '', 'B']],
      shipColumns,
    );
    expect(found).toEqual([
      { row: 3, cells: { number: 'A', courier: '', tracking: '1' } },
      { row: 5, cells: { number: 'B', courier: '', tracking: '2' } },
    ]);
  });
  it('are named where they are missing', () =>
    expect(() => matchColumns([['주문번호', '이름']], shipColumns)).toThrow(
      expect.objectContaining({
        code: 'rows_columns_missing',
        errors: [{ path: 'tracking', message: "'송장번호' 열이 없어요." }],
      }),
    ));
});

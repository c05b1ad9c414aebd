import type { TableColumn } from '@maru/contracts/kernel/table';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { csvChunks } from './csv-chunks.ts';
import type { ExportRow } from './export-rows.ts';
import { xlsxChunks } from './xlsx-chunks.ts';

const columns: readonly (readonly [string, TableColumn])[] = [
  ['name', { label: '이름', kind: 'text' }],
  ['at', { label: '주문일', kind: 'time' }],
  ['total', { label: '금액', kind: 'won' }],
  ['status', { label: '상태', kind: 'choice', words: { paid: '결제완료' } }],
];
const at = Date.UTC(2026, 10, 23, 15, 30);
const rowsOf = (...pages: readonly (readonly ExportRow[])[]) => ({
  title: '주문',
  columns,
  pages: (async function* () {
    yield* pages;
  })(),
});
const row = (part: ExportRow = {}): ExportRow => ({ name: '김하늘', at, total: 97_700, status: 'paid', ...part });

const all = async <T>(chunks: AsyncIterable<T>) => {
  const taken: T[] = [];
  for await (const chunk of chunks) taken.push(chunk);
  return taken;
};
const textOf = async (chunks: AsyncIterable<string>) => (await all(chunks)).join('');
const sheetOf = async (...pages: readonly (readonly ExportRow[])[]) => {
  const bytes = Buffer.concat(await all(xlsxChunks(rowsOf(...pages))));
  const parts = unzipSync(bytes);
  return { parts: Object.keys(parts), xml: strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array()) };
};

it('a CSV begins with its byte order mark and has the lines and the clock that Excel in Korea reads', async () => {
  expect(await textOf(csvChunks(rowsOf([row()], [row({ at: null, total: -100 })])))).toBe(
    '\uFEFF이름,주문일,금액,상태\r\n김하늘,2026-11-24 00:30,97700,결제완료\r\n김하늘,,-100,결제완료\r\n',
  );
});

it.each(['=1+1', '+82', '-1', '@x', '\tx', '\rx', '=HYPERLINK("http://x","a,b")'])(
  'a CSV runs no cell that is written as %j',
  async (name) => {
    const [, line = ''] = (await textOf(csvChunks(rowsOf([row({ name })])))).split('\r\n');
    expect(line.startsWith("'") || line.startsWith(`"'`)).toBe(true);
  },
);

it('a sheet has numbers as numbers, days of the clock in Korea, and text as text', async () => {
  const { parts, xml } = await sheetOf([row({ name: '=<b>&"\u0000\uD800' })]);
  expect(parts).toHaveLength(6);
  expect(xml).toContain('<c r="A2" t="inlineStr" s="0"><is><t xml:space="preserve">=&lt;b&gt;&amp;&quot;</t></is></c>');
  expect(xml).toContain('<c r="C2" s="2"><v>97700</v></c>');
  const [, serial] = /<c r="B2" s="1"><v>([\d.]+)<\/v>/.exec(xml) ?? [];
  expect(Number(serial)).toBeCloseTo(46_350 + 30 / 1_440, 6);
  expect(xml.endsWith('</sheetData></worksheet>')).toBe(true);
});

it('a sheet is given out while it is made: no more than a page of it is kept', async () => {
  let made = 0;
  const page = Array.from({ length: 500 }, () => row());
  const pages = (async function* () {
    for (; made < 200; made += 1) yield page;
  })();
  const chunks = xlsxChunks({ title: '주문', columns, pages });
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (made >= 100) break;
  }
  expect(bytes).toBeGreaterThan(0);
  expect(made).toBe(100);
});

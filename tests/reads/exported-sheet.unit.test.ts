import { readRows } from '@maru/command-api/rows/read-rows';
import type { TableColumn } from '@maru/contracts/kernel/table';
import { csvChunks } from '@maru/query-api/export/csv-chunks';
import { xlsxChunks } from '@maru/query-api/export/xlsx-chunks';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';

const columns: readonly (readonly [string, TableColumn])[] = [
  ['name', { label: '이름', kind: 'text' }],
  ['total', { label: '금액', kind: 'won' }],
  ['status', { label: '상태', kind: 'choice', words: { paid: '결제완료' } }],
];
const list = Array.from({ length: 1_200 }, (_, number) => ({
  name: `김하늘 & <${number}>`,
  total: number,
  status: 'paid',
}));
const rows = () => ({
  title: '주문',
  columns,
  pages: (async function* () {
    for (let at = 0; at < list.length; at += 500) yield list.slice(at, at + 500);
  })(),
});
const bytesOf = async (chunks: AsyncIterable<string | Uint8Array>) =>
  Buffer.concat((await Readable.from(chunks).toArray()).map((chunk: string | Uint8Array) => Buffer.from(chunk)));

it.each([
  ['a sheet', xlsxChunks],
  ['a CSV', csvChunks],
])('%s that goes out is read as it was written by the libraries that read what comes in', async (_, made) => {
  const read = await readRows(await bytesOf(made(rows())), 2_000);
  expect(read).toHaveLength(1 + list.length);
  expect(read[0]).toEqual(['이름', '금액', '상태']);
  expect(read.at(-1)).toEqual(['김하늘 & <1199>', '1199', '결제완료']);
});

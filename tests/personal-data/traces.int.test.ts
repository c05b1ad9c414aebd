import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pairsOf } from '@maru/platform/view-store/search-pairs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tracesIn } from './traces.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'traces-'));
});
afterEach(() => rm(folder, { recursive: true }));

const name = '한늬솔뫼';
it.each([
  ['plain', Buffer.from(`..${name}..`)],
  ['utf-16', Buffer.concat([Buffer.from('.'), Buffer.from(name, 'utf16le')])],
  ['escaped JSON', Buffer.from('"\\ud55c\\ub2ac\\uc194\\ubafc"')],
  ['escaped URL', Buffer.from(`?q=${encodeURIComponent(name)}&`)],
  ['base64', Buffer.from(Buffer.from(`a${name}bc`).toString('base64'))],
  ['base64', Buffer.from(Buffer.from(`ab${name}`).toString('base64url'))],
  ['hex', Buffer.from(Buffer.from(`ab${name}`).toString('hex'))],
  ['search pairs', Buffer.from(`\0${pairsOf('늬솔').trim()}\0`)],
])('a trace is found %s', async (form, content) => {
  await writeFile(join(folder, 'file'), content);
  expect(await tracesIn(folder, { name })).toEqual([`file: name, ${form}`]);
});

it('others are not taken for it', async () => {
  await writeFile(join(folder, 'file'), '한솔, 늬뫼');
  expect(await tracesIn(folder, { name, bytes: Buffer.from([1, 2, 3, 4, 5, 6]) })).toEqual([]);
});

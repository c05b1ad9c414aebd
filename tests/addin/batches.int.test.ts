import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { UseSummary } from '@maru/contracts/addin/use/use.queries';
import { batchLimit } from '@maru/contracts/addin/batch/batch.fields';
import { dateText, seoulDay } from '@maru/contracts/kernel/seoul-days';
import { beforeAll, describe, expect, it } from 'vitest';
import { addinClient, type AddinClient } from '../../tools/addin/addin-client.ts';
import { load } from '../../tools/addin/load.ts';
import { type Client, logIn, newPerson } from '../support/api-client.ts';
import { openProduct } from '../support/product.ts';
import type { Product } from '../support/running-server.ts';

let product: Product;
let admin: Client;
beforeAll(async () => {
  product = await openProduct();
  admin = await logIn(product.url);
}, 120_000);

const today = () => dateText(seoulDay(Date.now()));
const daysBack = (days: number) => dateText(seoulDay(Date.now()) - days);
const installed = async (person: Client): Promise<AddinClient> => {
  const guid = randomUUID();
  expect((await person.call('POST', 'auth/web_revit_login', { body: { guid } })).status).toBe(200);
  return addinClient(product.url, guid);
};
const daysOf = async () =>
  (await admin.call<UseSummary>('GET', 'adm/addin_use/days', { query: { from: daysBack(8), to: today() } })).body;
const countedAs = async (name: string) =>
  new Map(
    (await daysOf()).commands.filter((one) => one.name.startsWith(`${name}.`)).map((one) => [one.name, one.count]),
  );
const nameOf = () => `L${randomUUID().replaceAll('-', '').slice(0, 20)}`;

it('counts 1,000 batches of 20 add-ins exactly, with repeats, duplicates, late and broken lines', async () => {
  const people = await Promise.all(['강노을', '윤바다', '서하늘', '문가람'].map((name) => newPerson(product, name)));
  const before = (await daysOf()).people;
  const addins = await Promise.all(people.flatMap((person) => Array.from({ length: 5 }, () => installed(person))));
  const name = nameOf();
  const result = await load(addins, { batches: 50, lines: 100, name });
  expect(result.batches).toBeGreaterThanOrEqual(1_000);
  expect({ accepted: result.accepted, refused: result.refused }).toEqual({
    accepted: result.good,
    refused: result.broken,
  });
  expect(result.duplicates).toBeGreaterThan(1_000);
  await expect.poll(() => countedAs(name), { timeout: 60_000 }).toEqual(result.counts);
  expect((await daysOf()).people).toBe(before + people.length);
}, 240_000);

describe('a batch', () => {
  let addin: AddinClient;
  let token = '';
  beforeAll(async () => {
    const person = await newPerson(product, '한겨울');
    const guid = randomUUID();
    await person.call('POST', 'auth/web_revit_login', { body: { guid } });
    addin = addinClient(product.url, guid);
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${product.url}/api/auth/addin_token`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ guid }),
    });
    token = ((await answer.json()) as { accessToken: string }).accessToken;
  });
  const line = (part: object = {}) =>
    JSON.stringify({
      id: randomUUID(),
      at: new Date().toISOString(),
      command: 'Maru.Walls.Place',
      version: '2.1.0',
      revit: 2025,
      ...part,
    });
  const raw = async (body: Uint8Array<ArrayBuffer>, encoding?: string) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(encoding !== undefined && { 'content-encoding': encoding }),
    };
    const answer = await fetch(`${product.url}/api/addin/use`, { method: 'POST', headers, body });
    return { status: answer.status, body: (await answer.json()) as { code?: string; accepted?: number } };
  };
  const bytes = (text: string) => new TextEncoder().encode(text);

  it('is answered line by line', async () => {
    const id = randomUUID();
    const lines = [line({ id }), line({ id }), 'x', line({ file: 'a' }), line({ command: 'Tower.rvt' })];
    const refused = [
      { line: 3, code: 'not_json' },
      { line: 4, code: 'unknown_field' },
      { line: 5, code: 'looks_like_path' },
    ];
    expect((await addin.report('use', lines)).body).toEqual({ accepted: 1, duplicates: 1, refused });
    expect((await addin.report('use', lines)).body).toEqual({ accepted: 0, duplicates: 2, refused });
    expect((await addin.report('use', [])).body).toEqual({ accepted: 0, duplicates: 0, refused: [] });
  });

  it('may come unpacked', async () => {
    expect(await raw(bytes(`${line()}\r\n${line()}\n`))).toMatchObject({ status: 200, body: { accepted: 2 } });
  });

  it('is refused as a whole where it cannot be read, or holds too much', async () => {
    const bomb = new Uint8Array(gzipSync(Buffer.alloc(batchLimit.bytes + 1, '\n')));
    expect(bomb.length).toBeLessThan(5_000);
    expect(await raw(bomb, 'gzip')).toMatchObject({ status: 413, body: { code: 'too_large' } });
    expect(await raw(bytes('not packed'), 'gzip')).toMatchObject({ status: 400, body: { code: 'malformed_body' } });
    expect(await raw(bytes(line()), 'br')).toMatchObject({ status: 400, body: { code: 'malformed_body' } });
    expect(await raw(bytes(' '.repeat(batchLimit.packedBytes + 1)))).toMatchObject({ status: 413 });
    const many = Array.from({ length: batchLimit.lines + 1 }, () => line()).join('\n');
    expect(await raw(new Uint8Array(gzipSync(many)), 'gzip')).toMatchObject({ status: 413 });
  });
});

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, logIn, newIssue, newPerson, newProject } from '../support/api-client.ts';
import { type Product, runServer } from '../support/running-server.ts';

let server: Product;
let whole: Client;
const broken: Client[] = [];

const damages: readonly ((file: string) => Promise<unknown>)[] = [
  (file) => writeFile(file, ''),
  (file) => writeFile(file, 'not a key'),
  async (file) => {
    await rm(file);
    await mkdir(file);
  },
];
const nameOf = async (client: Client) => (await client.call<{ name: string }>('GET', 'auth/my')).body.name;
const metric = async () =>
  Number(/^maru_damaged_keys (\d+)/m.exec(await (await fetch(`${server.url}/metrics`)).text())?.[1]);

beforeAll(async () => {
  server = await runServer();
  whole = await newPerson(server, '김하늘');
  for (const _ of damages) broken.push(await newPerson(server, '김바다'));
  await server.stop();
  for (const [at, damage] of damages.entries())
    await damage(join(server.dataDir, 'keys/profile', broken[at]?.user.id ?? ''));
  for (const file of ['views.db', 'views.db-wal', 'views.db-shm'])
    await rm(join(server.dataDir, file), { force: true });
}, 120_000);
afterAll(() => server.dispose());

it('empty the fields of their people only, while all views are built anew', { timeout: 60_000 }, async () => {
  await server.start();
  expect(await Promise.all([whole, ...broken].map(nameOf))).toEqual(['김하늘', '', '', '']);
  expect((await newProject(whole)).id).toBeDefined();
  await logIn(server.url);
  await newPerson(server, '새사람');
});

it('are counted', async () => {
  expect(await metric()).toBe(damages.length);
});

it('let their people work, but not write what would be sealed', async () => {
  for (const client of broken) {
    expect(await newIssue(client, (await newProject(client)).id)).toMatchObject({ title: '시험 이슈' });
    expect(await client.call('PUT', 'auth/my/name', { body: { name: '다시' } })).toMatchObject({
      status: 503,
      body: { code: 'unavailable' },
    });
  }
});

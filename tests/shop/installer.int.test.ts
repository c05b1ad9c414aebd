import { noticeExamples } from '@maru/contracts/shop/item/item.examples';
import { downloadPath, type Installers, type OwnInstallers } from '@maru/contracts/shop/installer/installer.views';
import type { OwnLicence } from '@maru/contracts/shop/licence/licence.views';
import { maxInstallerBytes } from '@maru/contracts/shop/installer/installer.fields';
import { createHash, randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { beforeAll, expect, it, vi } from 'vitest';
import { type Client, logIn, newPerson } from '../support/api-client.ts';
import { linkIn, mailsTo } from '../support/mails.ts';
import { payAtSandbox, placeOrder } from '../support/orders.ts';
import { isStack, openPracticeProduct } from '../support/product.ts';
import type { Product } from '../support/running-server.ts';

const version = '1.4.0';
const program = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), randomBytes(700_000)]);
let product: Product;
let admin: Client;
let owner: Client;
let stranger: Client;
let item: string;
beforeAll(async () => {
  product = await openPracticeProduct();
  admin = await logIn(product.url);
  [owner, stranger] = await Promise.all([newPerson(product, '김하늘'), newPerson(product, '정노을')]);
  const options = [{ name: '1년', price: 120_000, stock: null }];
  const sold = { name: '설치하는 애드인', category: '라이선스', kind: 'licence', state: 'onSale', options };
  const notice = noticeExamples.licence;
  const { body } = await admin.call<{ id: string }>('POST', 'adm/item/add', { body: { ...sold, notice } });
  item = body.id;
  await admin.call('PUT', 'adm/installer/items', { body: { item_ids: [item] } });
  await payAtSandbox(product.url, await placeOrder(product.url, [{ item_id: item, option_id: 1, quantity: 1 }], owner));
  await vi.waitUntil(async () => (await licencesOf(owner)).length === 1, { timeout: 20_000, interval: 50 });
}, 120_000);

const licencesOf = async (client: Client) =>
  (await client.call<{ list: OwnLicence[] }>('GET', 'shop/licence/list')).body.list;
const upload = async (
  content: Buffer,
  { as = admin, name = 'maru-addin.msi', of = version, key = crypto.randomUUID() as string } = {},
): Promise<{ status: number; body: Partial<Installers> & { code?: string } }> => {
  const query = new URLSearchParams({ version: of, name });
  const answer = await fetch(`${product.url}/api/adm/installer/upload?${query.toString()}`, {
    method: 'POST',
    body: content,
    headers: {
      authorization: `Bearer ${as.token}`,
      'content-type': 'application/octet-stream',
      'idempotency-key': key,
    },
  });
  return { status: answer.status, body: (await answer.json()) as Installers };
};
const download = (client?: Client, of = version) =>
  fetch(product.url + downloadPath(of), client && { headers: { authorization: `Bearer ${client.token}` } });
const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;
const put = (what: string) => admin.call('PUT', `adm/installer/${what}`, { body: { version } });

it('is taken from administrators only, with a version of its own, and as what its name says', async () => {
  expect((await upload(program, { as: owner })).body.code).toBe('forbidden');
  expect((await upload(program, { name: 'maru-addin.exe' })).body.code).toBe('installer_not_a_program');
  expect((await upload(program, { name: '../maru.msi' })).body.code).toBe('invalid_input');
  expect((await upload(program, { of: '1.4' })).body.code).toBe('invalid_input');
  const { status, body } = await upload(program);
  expect([status, body.releases?.[0]]).toMatchObject([
    200,
    {
      version,
      name: 'maru-addin.msi',
      size: program.length,
      sha256: createHash('sha256').update(program).digest('hex'),
      current: false,
    },
  ]);
  expect((await upload(program)).body.code).toBe('installer_there');
});

it('is answered again where the first answer was lost, and stored once', async () => {
  const [of, key] = ['1.3.0', crypto.randomUUID()];
  const releases = async () => (isStack ? [] : readdir(join(product.dataDir, 'files', 'installer', 'release')));
  const first = await upload(program, { of, key });
  expect(first.status).toBe(200);
  const before = await releases();
  expect(await upload(program, { of, key })).toEqual(first);
  const other = Buffer.concat([program, Buffer.from('more')]);
  for (const [content, changes] of [
    [other, {}],
    [program, { name: 'other.msi' }],
    [program, { of: '1.2.0' }],
  ] as const)
    expect((await upload(content, { of, key, ...changes })).body.code).toBe('key_reused');
  expect((await upload(program, { of })).body.code).toBe('installer_there');
  expect(await releases()).toEqual(before);
});

it('is refused before it is received where it says to be too large', async () => {
  const headers = { authorization: `Bearer ${admin.token}`, 'content-length': String(maxInstallerBytes + 1) };
  const status = await new Promise((resolve, reject) => {
    const sending = request(
      `${product.url}/api/adm/installer/upload?version=9.9.9&name=a.msi`,
      { method: 'POST', headers },
      (answer) => {
        resolve(answer.statusCode);
        sending.destroy();
      },
    );
    sending.on('error', reject);
    sending.write(program);
  });
  expect(status).toBe(413);
});

it('is seen and downloaded once it is published, by whoever has a licence', async () => {
  const list = async (client: Client) => (await client.call<OwnInstallers>('GET', 'shop/installer/list')).body;
  expect((await list(owner)).releases).toEqual([]);
  expect(await codeOf(await download(owner))).toBe('installer_not_found');
  await put('publish');
  const published = [expect.objectContaining({ version, current: true, size: program.length })];
  await expect.poll(async () => (await list(owner)).releases).toEqual(published);
  expect(await list(stranger)).toEqual({ releases: [], item_ids: [] });
  const answer = await download(owner);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-disposition': 'attachment; filename=maru-addin.msi',
    'x-content-type-options': 'nosniff',
    'content-length': String(program.length),
  });
  expect(Buffer.from(await answer.arrayBuffer()).equals(program)).toBe(true);
  expect(await codeOf(await download(stranger))).toBe('licence_needed');
  expect(await codeOf(await download())).toBe('not_logged_in');
});

it('is downloaded by whoever has the seat, and no more once it was taken back', async () => {
  const [[licence], email] = [await licencesOf(owner), `${crypto.randomUUID()}@example.com`];
  await owner.call('POST', 'shop/licence/seat', { body: { id: licence?.id, email } });
  const find = async () => (await mailsTo(product.dataDir, email)).map(linkIn)[0];
  await vi.waitUntil(async () => (await find()) !== undefined, { timeout: 20_000, interval: 50 });
  const info = new URL((await find()) ?? '').searchParams.get('info');
  await stranger.call('POST', 'shop/licence/accept', { body: { info } });
  expect((await download(stranger)).status).toBe(200);
  await owner.call('POST', 'shop/licence/seat/free', { body: { id: licence?.id } });
  await expect.poll(async () => (await download(stranger)).status).toBe(403);
  expect((await download(owner)).status).toBe(200);
});

it('is downloaded by its owner no more once its licence is revoked', async () => {
  const buyer = await newPerson(product, '박산');
  const order = await placeOrder(product.url, [{ item_id: item, option_id: 1, quantity: 1 }], buyer);
  await payAtSandbox(product.url, order);
  await expect.poll(async () => (await download(buyer)).status, { timeout: 20_000 }).toBe(200);
  await admin.call('PUT', 'adm/order/cancel', { body: { id: order.id, reason: 'other' } });
  await expect.poll(async () => (await download(buyer)).status, { timeout: 20_000 }).toBe(403);
});

it('is downloaded by nobody once it was withdrawn, until it is published again', async () => {
  await put('withdraw');
  await expect.poll(async () => (await download(owner)).status).toBe(404);
  expect((await download(admin)).status).toBe(200);
  await put('publish');
  expect((await download(owner)).status).toBe(200);
});

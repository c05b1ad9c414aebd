import type { DeskLicence } from '@maru/contracts/shop/licence/desk-licence.views';
import { beforeAll, expect, it } from 'vitest';
import { type Client, logIn, newPerson, visit } from '../support/api-client.ts';
import { openPracticeProduct } from '../support/product.ts';
import type { Product } from '../support/running-server.ts';
import { buyLicences, freeSeat, giveSeat, licencesOf, offerSeat, seatOf, sellLicence } from '../support/seats.ts';

let product: Product;
let admin: Client;
let item: string;
beforeAll(async () => {
  product = await openPracticeProduct();
  admin = await logIn(product.url);
  item = await sellLicence(admin, '한 컴퓨터 애드인');
}, 120_000);

const bind = (key: string | null | undefined, machine: string) =>
  visit<{ code?: string }>(product.url, 'POST', 'shop/licence/machine', {
    body: { key: key ?? '', machine: machine.padEnd(32, '0'), name: '설계팀 노트북' },
    seenByAll: true,
  });
const release = (client: Client, id: string) =>
  client.call<{ code?: string }>('POST', 'shop/licence/machine/release', { body: { id }, seenByAll: true });
const releaseByDesk = (client: Client, id: string) =>
  client.call<{ code?: string }>('POST', 'adm/licence/machine/release', {
    body: { id, reason: 'broken' },
    seenByAll: true,
  });
const atDesk = async (client: Client, order_id: string) =>
  (await client.call<{ list: DeskLicence[] }>('GET', 'adm/licence/list', { query: { order_id } })).body.list;

it('is bound to one machine by its key, and released by its people and the desk', async () => {
  const names = ['박산', '이바다', '정노을'];
  const [buyer, colleague, stranger] = await Promise.all(names.map((name) => newPerson(product, name)));
  if (!buyer || !colleague || !stranger) throw new Error('nobody is there');
  const { id: orderId } = await buyLicences(product, item, buyer, 1);
  const id = await seatOf(buyer);
  await giveSeat(product, buyer, id, colleague);
  const seen = async (client: Client) => (await licencesOf(client)).find((one) => one.id === id);
  const key = (await seen(colleague))?.key;

  const first = await bind(key?.toLowerCase(), 'a1');
  expect(first).toMatchObject({ status: 200, body: { licence: { item: '한 컴퓨터 애드인', option: '1년' } } });
  expect(JSON.stringify(first.body)).not.toMatch(/이바다|박산|노트북/);
  expect((await bind(key, 'a1')).body).toEqual(first.body);
  expect((await bind(key, 'b2')).body.code).toBe('licence_bound_elsewhere');
  const machine = { name: '설계팀 노트북', bound_at: expect.any(Number) };
  expect(await seen(buyer)).toMatchObject({ machine, releases_left: 3 });
  expect(await seen(colleague)).toMatchObject({ machine, releases_left: 3 });

  expect((await release(stranger, id)).body.code).toBe('licence_not_found');
  expect((await releaseByDesk(colleague, id)).status).toBe(403);
  for (const left of [2, 1, 0]) {
    expect((await release(colleague, id)).status).toBe(200);
    expect(await seen(colleague)).toMatchObject({ machine: null, releases_left: left });
    expect((await bind(key, `c${left}`)).status).toBe(200);
  }
  expect((await release(colleague, id)).body.code).toBe('machine_release_limit');
  expect((await releaseByDesk(admin, id)).status).toBe(200);
  expect((await bind(key, 'd4')).status).toBe(200);
  expect((await release(buyer, id)).status).toBe(200);

  expect((await bind(key, 'e5')).status).toBe(200);
  await freeSeat(buyer, id);
  expect(await seen(buyer)).toMatchObject({ machine: null });
  const next = (await seen(buyer))?.key;
  expect((await bind(next, 'f6')).status).toBe(200);
  expect((await admin.call('PUT', 'adm/order/cancel', { body: { id: orderId, reason: 'other' } })).status).toBe(200);
  await expect.poll(async () => (await seen(buyer))?.status, { timeout: 20_000 }).toBe('revoked');
  const refused = await Promise.all([key, next, '0000-0000-0000-0000', 'x'].map((one) => bind(one, 'f6')));
  expect(refused.map(({ body }) => body)).toEqual(
    refused.map(() => expect.objectContaining({ code: 'licence_not_valid' })),
  );
});

it('cannot be bound with the key that its owner saw before a colleague took it', async () => {
  const [buyer, colleague] = [await newPerson(product, '박산'), await newPerson(product, '이바다')];
  const { id: orderId } = await buyLicences(product, item, buyer, 1);
  await buyer.call('POST', 'shop/order/licence/show', { body: { id: orderId, line: 1 } });
  const id = await seatOf(buyer);
  const keyOf = async (client: Client) => (await licencesOf(client))[0]?.key;
  const before = await keyOf(buyer);
  expect((await bind(before, 'a1')).status).toBe(200);
  await giveSeat(product, buyer, id, colleague);
  expect((await bind(before, 'a1')).body.code).toBe('licence_not_valid');
  expect(await licencesOf(colleague)).toMatchObject([{ id, machine: null }]);
  const taken = await keyOf(colleague);
  expect((await bind(taken, 'b2')).status).toBe(200);
  await freeSeat(colleague, id);
  const back = await keyOf(buyer);
  expect(new Set([before, taken, back, null]).size).toBe(4);
});

it('is shown to the desk with its people by as much as tells them apart, and without its key', async () => {
  const [buyer, colleague] = [await newPerson(product, '박산'), await newPerson(product, '이바다')];
  const { id: orderId } = await buyLicences(product, item, buyer, 2);
  const id = await seatOf(buyer);
  await giveSeat(product, buyer, id, colleague);
  await offerSeat(buyer, await seatOf(buyer), 'haneul.kim@example.com');
  const key = (await licencesOf(colleague))[0]?.key;
  await bind(key, 'a1');
  await release(colleague, id);
  await bind(key, 'b2');
  await releaseByDesk(admin, id);
  await bind(key, 'c3');
  const list = await atDesk(admin, orderId);
  expect(list.find((one) => one.id === id)).toMatchObject({
    holder: '이**',
    offer: null,
    machine: { name: '설계팀 노트북', bound_at: expect.any(Number) as number },
    releases: { owner: 0, holder: 1 },
    desk_release: { reason: 'broken', at: expect.any(Number) as number },
  });
  expect(list.find((one) => one.id !== id)).toMatchObject({
    holder: null,
    offer: { email: 'h***@example.com' },
    machine: null,
    desk_release: null,
  });
  expect(JSON.stringify(list)).not.toContain(key);
  expect((await colleague.call('GET', 'adm/licence/list', { query: { order_id: orderId } })).status).toBe(403);
});

it('is released with the account of its owner, whose machine it was', async () => {
  const buyer = await newPerson(product, '박산');
  const { id: orderId } = await buyLicences(product, item, buyer, 1);
  await buyer.call('POST', 'shop/order/licence/show', { body: { id: orderId, line: 1 } });
  const [licence] = await licencesOf(buyer);
  expect((await bind(licence?.key, 'a1')).status).toBe(200);
  expect((await bind(licence?.key, 'b2')).status).toBe(409);
  const password = 'correct-horse-battery';
  expect((await buyer.call('DELETE', 'auth/my', { body: { password } })).status).toBe(200);
  const again = async () => (await bind(licence?.key, 'b2')).status;
  await expect.poll(again, { timeout: 20_000, interval: 500 }).toBe(200);
});

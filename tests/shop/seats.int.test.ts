import type { Order } from '@maru/contracts/shop/order/order.views';
import type { PlacedOrder } from '@maru/contracts/shop/order/order.routes';
import { beforeAll, expect, it } from 'vitest';
import { type Client, logIn, newPerson, visit } from '../support/api-client.ts';
import { openPracticeProduct } from '../support/product.ts';
import type { Product } from '../support/running-server.ts';
import {
  acceptSeat as accept,
  buyLicences,
  freeSeat as free,
  giveSeat,
  invitationIn,
  licencesOf as listOf,
  offerSeat as offer,
  seatOf,
  sellLicence,
} from '../support/seats.ts';

let product: Product;
let admin: Client;
let owner: Client;
let item: string;
let order: PlacedOrder;
beforeAll(async () => {
  product = await openPracticeProduct();
  admin = await logIn(product.url);
  owner = await newPerson(product, '김하늘');
  item = await sellLicence(admin, '자리 나눔 애드인');
  order = await bought(owner, 2);
}, 120_000);

const bought = (client: Client, quantity: number) => buyLicences(product, item, client, quantity);
const given = (from: Client, id: string, to: Client) => giveSeat(product, from, id, to);
const infoIn = (email: string) => invitationIn(product, email);
const address = () => `${crypto.randomUUID()}@example.com`;

it('is offered by mail, taken by whoever has the link, and used with its key', async () => {
  const colleague = await newPerson(product, '이바다');
  const [id, email] = [await seatOf(owner), address()];
  expect((await offer(owner, id, email)).status).toBe(200);
  expect((await listOf(owner)).find((one) => one.id === id)).toMatchObject({ offer: { email }, holder: null });
  expect((await owner.call<Order>('GET', 'shop/order', { query: { id: order.id } })).body.actions).not.toContain(
    'cancel',
  );
  const info = await infoIn(email);
  expect((await colleague.call('GET', 'shop/licence/invitation', { query: { info } })).body).toMatchObject({
    owner: '김하늘',
    name: '자리 나눔 애드인',
    option: '1년',
  });
  expect([await accept(colleague, info), await accept(colleague, info)]).toMatchObject([
    { status: 200 },
    { status: 200 },
  ]);
  const [seat] = await listOf(colleague);
  expect(seat).toMatchObject({ id, mine: false, order_id: null, owner: { name: '김하늘' }, offer: null });
  expect(seat).toMatchObject({ consented: false, key: expect.stringMatching(/^\w{4}(-\w{4}){3}$/) as string });
  expect((await listOf(owner)).find((one) => one.id === id)).toMatchObject({
    mine: true,
    key: null,
    holder: { name: '이바다' },
    offer: null,
  });
  expect((await free(owner, id)).status).toBe(200);
  expect(await listOf(colleague)).toEqual([]);
  const [back] = (await listOf(owner)).filter((one) => one.id === id);
  expect(back).toMatchObject({ consented: true, key: expect.stringMatching(/^\w{4}/) as string });
  expect(back?.key).not.toBe(seat?.key);
});

it('is nobody else’s to give, to take or to end', async () => {
  const [colleague, stranger, id] = [
    await newPerson(product, '이바다'),
    await newPerson(product, '정노을'),
    await seatOf(owner),
  ];
  const info = await given(owner, id, colleague);
  const codes = await Promise.all([
    offer(colleague, id, address()),
    offer(stranger, id, address()),
    free(stranger, id),
    accept(stranger, info),
    accept(stranger, `${id}.${'0'.repeat(64)}`),
    accept(stranger, `${crypto.randomUUID()}.${'0'.repeat(64)}`),
    accept(stranger, 'x'),
    stranger.call('DELETE', 'shop/licence/seat/offer', { query: { id } }),
    stranger.call('GET', 'shop/licence/invitation', { query: { info } }),
  ]);
  expect(codes.map(({ body }) => (body as { code?: string }).code)).toEqual([
    'forbidden',
    'licence_not_found',
    'licence_not_found',
    'invitation_ended',
    'invitation_ended',
    'invitation_ended',
    'invitation_ended',
    'licence_not_found',
    'invitation_ended',
  ]);
  expect((await visit(product.url, 'POST', 'shop/licence/accept', { body: { info } })).status).toBe(401);
  expect((await offer(owner, id, address())).body.code).toBe('seat_held');
  await free(colleague, id);
  expect(await listOf(colleague)).toEqual([]);
});

it('does not tell whether an address has an account, and can be taken back before it is accepted', async () => {
  const [colleague, id] = [await newPerson(product, '이바다'), await seatOf(owner)];
  const known = (await colleague.call<{ email: string }>('GET', 'auth/my')).body.email;
  const answers = [];
  for (const email of [known, address()]) {
    const { status, body } = await offer(owner, id, email);
    answers.push({ status, said: Object.keys(body) });
    const info = await infoIn(email);
    await owner.call('DELETE', 'shop/licence/seat/offer', { query: { id } });
    expect((await accept(colleague, info)).body.code).toBe('invitation_ended');
  }
  expect(answers[0]).toEqual(answers[1]);
});

it('is refused to its owner, who has it, and to whoever guesses at the code', async () => {
  const [stranger, id, email] = [await newPerson(product, '정노을'), await seatOf(owner), address()];
  await offer(owner, id, email);
  expect((await accept(stranger, `${id}.${'0'.repeat(64)}`)).body.code).toBe('invitation_ended');
  expect((await accept(owner, await infoIn(email))).body.code).toBe('own_licence');
  await owner.call('DELETE', 'shop/licence/seat/offer', { query: { id } });
});

const withdraw = (person: Client) => person.call('DELETE', 'auth/my', { body: { password: 'correct-horse-battery' } });

it('comes back when its holder withdraws, and stays with its holder when its owner does', async () => {
  const [buyer, first, second] = await Promise.all(
    ['박산', '이바다', '정노을'].map((name) => newPerson(product, name)),
  );
  if (!buyer || !first || !second) throw new Error('nobody is there');
  await bought(buyer, 2);
  const id = await seatOf(buyer);
  await given(buyer, id, first);
  expect((await withdraw(first)).status).toBe(200);
  const mine = async () => (await listOf(buyer)).find((one) => one.id === id);
  await expect.poll(async () => (await mine())?.holder ?? null, { timeout: 20_000 }).toBeNull();
  await given(buyer, id, second);
  const open = address();
  await offer(buyer, await seatOf(buyer), open);
  const info = await infoIn(open);
  const [before] = await listOf(second);
  expect((await withdraw(buyer)).status).toBe(200);
  expect((await accept(second, info)).body.code).toBe('invitation_ended');
  const [seat] = await listOf(second);
  expect(seat).toMatchObject({ id, key: before?.key, status: 'active', owner: { name: '탈퇴한 사용자' } });
});

it('goes with the licence when its order is refunded, and its holder is told', async () => {
  const [buyer, colleague, email] = [await newPerson(product, '박산'), await newPerson(product, '이바다'), address()];
  const { id: orderId } = await bought(buyer, 1);
  const id = await seatOf(buyer);
  await given(buyer, id, colleague);
  const cancelled = await admin.call('PUT', 'adm/order/cancel', { body: { id: orderId, reason: 'other' } });
  expect(cancelled.status).toBe(200);
  await expect.poll(async () => listOf(colleague), { timeout: 20_000 }).toEqual([]);
  expect((await listOf(buyer)).find((one) => one.id === id)).toMatchObject({ status: 'revoked', holder: null });
  expect((await offer(buyer, id, email)).body.code).toBe('licence_revoked');
});

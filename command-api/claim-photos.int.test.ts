import { accessTokenSeconds } from '@maru/contracts/kernel/limits';
import { orderTicket } from '@maru/contracts/shop/order/order.ticket';
import { readdirSync } from 'node:fs';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testPicture } from './media/image/picture.fixture.ts';
import { shipAll } from './workflows/shop/delivered-order.fixture.ts';
import { buying, recipient, type ShopWorld, shopWorld } from './workflows/shop/shop.fixture.ts';

let shop: ShopWorld;
let item: string;
let picture: Blob;
let guest: { readonly id: string; readonly number: string };
beforeAll(async () => {
  shop = await shopWorld();
  item = await shop.item(100);
  picture = new Blob([new Uint8Array(await testPicture(40, 30).png().toBuffer())], { type: 'image/png' });
});
beforeEach(async () => {
  guest = await buying(shop, () => item).paid();
  await shipAll(shop, guest.id);
});
afterAll(() => shop.close());

const { phone } = recipient;
const lookUp = (shown: object) =>
  fetch(`${shop.url}shop/order/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number: guest.number, phone, ...shown }),
  });
const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0] ?? '';
/** What a browser sends back. */
const ticket = async () => cookieOf(await lookUp({})).split(';')[0] ?? '';

const upload = async (headers: Record<string, string>, fields: object, files: readonly Blob[] = [picture]) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ folder: 'claim', id: guest.id, ...fields })) form.set(name, value);
  for (const file of files) form.append('image', file, 'scratch.png');
  const path = files.length > 1 ? 'util/multi_images' : 'util/upload_image';
  const answer = await fetch(shop.url + path, { method: 'POST', headers, body: form });
  return {
    status: answer.status,
    body: (await answer.json()) as { url: string; images: { url: string }[]; code?: string },
  };
};
const stored = () => readdirSync(shop.folder, { recursive: true }).filter((name) => String(name).endsWith('.webp'));
const claim = (photos: readonly string[]) =>
  shop.call('POST', 'shop/order/guest/claim', {
    body: { number: guest.number, phone, kind: 'return', reason: 'defective', photos },
  });

describe('a guest who has shown number and phone', () => {
  it('stores photos below the order, and claims with them', async () => {
    const answer = await lookUp({});
    expect(cookieOf(answer)).toMatch(new RegExp(`^order_${guest.id}=.+; Max-Age=900; Path=/; HttpOnly; SameSite=Lax$`));
    const cookie = await ticket();
    const [one, two] = [await upload({ cookie }, {}), await upload({ cookie }, {}, [picture, picture])];
    const urls = [one.body.url, ...two.body.images.map(({ url }) => url)];
    for (const url of urls) expect(url.startsWith(`/api/file/claim/${guest.id}/`)).toBe(true);
    expect((await claim(urls)).body).toMatchObject({ status: 'returnRequested', claims: [{ photos: urls }] });
  });

  it('stores nothing that is no picture, too much, or elsewhere', async () => {
    const cookie = await ticket();
    const before = stored();
    const page = new Blob(['<svg/>'], { type: 'image/png' });
    expect((await upload({ cookie }, {}, [page])).status).toBe(415);
    expect((await upload({ cookie }, {}, [picture, page])).status).toBe(415);
    const others = { ...(await buying(shop, () => item).paid()) };
    for (const fields of [
      { id: others.id },
      { id: v7() },
      { folder: 'review' },
      { folder: 'user' },
      { folder: 'namecard' },
      { folder: 'item' },
    ])
      expect([fields, (await upload({ cookie }, fields)).body.code]).toEqual([fields, 'forbidden']);
    expect((await upload({ cookie }, { id: `../${others.id}` })).status).toBe(400);
    expect(stored()).toEqual(before);
  });

  it('stores so many, and for so long, as the order was shown', async () => {
    const cookie = await ticket();
    for (let sent = 0; sent < 3; sent += 1)
      expect((await upload({ cookie }, {}, Array(10).fill(picture))).status).toBe(200);
    expect((await upload({ cookie }, {})).body.code).toBe('rate_limited');
    shop.clock.advance(accessTokenSeconds * 1000);
    expect((await upload({ cookie }, {})).status).toBe(401);
  });
});

describe('anybody else', () => {
  it('is given no ticket, and stores nothing', async () => {
    const missed = await lookUp({ phone: '01099999999' });
    expect([missed.status, cookieOf(missed)]).toEqual([404, '']);
    const before = stored();
    const token = await shop.token();
    const { name } = orderTicket(guest.id);
    const forged = await shop.tokens.issue({ userId: guest.id, level: 0, sessionId: '' }, 'file');
    const elsewhere = await shop.tokens.issue({ userId: v7(), level: 0, sessionId: '' }, 'order');
    for (const headers of [
      {},
      { cookie: `${name}=x` },
      { cookie: `${name}=${forged}` },
      { cookie: `${name}=${elsewhere}` },
    ])
      expect((await upload(headers, {})).body.code).toBe('not_logged_in');
    expect((await upload({ authorization: `Bearer ${token}` }, {})).body.code).toBe('forbidden');
    expect(stored()).toEqual(before);
  });

  it('shows no photos of others', async () => {
    const userId = v7();
    const token = await shop.token(userId);
    const own = await upload({ authorization: `Bearer ${token}` }, { id: userId });
    expect(own.body.url.startsWith(`/api/file/claim/${userId}/`)).toBe(true);
    for (const url of [own.body.url, own.body.url.replace('claim', 'review'), `/api/file/claim/${guest.id}/../x.webp`])
      expect((await claim([url])).body.code).toBe('invalid_input');
  });

  it('who is logged in may be a guest, too', async () => {
    const headers = { authorization: `Bearer ${await shop.token()}`, cookie: await ticket() };
    expect((await upload(headers, {})).status).toBe(200);
  });

  it('may guess so often, while whoever knows may look again and again', async () => {
    for (let looked = 0; looked < 25; looked += 1) expect((await lookUp({})).status).toBe(200);
    const guesses: number[] = [];
    for (let guessed = 0; guessed < 21; guessed += 1) guesses.push((await lookUp({ phone: '01099999999' })).status);
    expect([guesses[0], guesses.at(-1)]).toEqual([404, 429]);
  });
});

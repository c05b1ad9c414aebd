import { noticeExamples } from '@maru/contracts/shop/item/item.examples';
import type { OwnLicence } from '@maru/contracts/shop/licence/licence.views';
import { expect, vi } from 'vitest';
import type { Client } from './api-client.ts';
import { linkIn, mailsTo } from './mails.ts';
import { payAtSandbox, placeOrder } from './orders.ts';
import type { Product } from './running-server.ts';

const patience = { timeout: 20_000, interval: 50 };

/** Answers with the id of the item. */
export const sellLicence = async (admin: Client, name: string): Promise<string> => {
  const options = [{ name: '1년', price: 120_000, stock: null }];
  const sold = { name, category: '라이선스', kind: 'licence', state: 'onSale', options };
  const body = { ...sold, notice: noticeExamples.licence };
  return (await admin.call<{ id: string }>('POST', 'adm/item/add', { body })).body.id;
};

export const licencesOf = async (client: Client): Promise<OwnLicence[]> =>
  (await client.call<{ list: OwnLicence[] }>('GET', 'shop/licence/list')).body.list;

/** Somebody's first licences. */
export const buyLicences = async ({ url }: Product, item: string, client: Client, quantity: number) => {
  const placed = await placeOrder(url, [{ item_id: item, option_id: 1, quantity }], client);
  await payAtSandbox(url, placed);
  await vi.waitUntil(async () => (await licencesOf(client)).length === quantity, patience);
  return placed;
};
/** A licence of one's own that nobody else has. */
export const seatOf = async (client: Client): Promise<string> => {
  const one = (await licencesOf(client)).find(({ mine, holder, offer }) => mine && !holder && !offer);
  if (!one) throw new Error('no seat is free');
  return one.id;
};

export const offerSeat = (client: Client, id: string, email: string) =>
  client.call<{ code?: string }>('POST', 'shop/licence/seat', { body: { id, email }, seenByAll: true });
export const acceptSeat = (client: Client, info: string) =>
  client.call<{ code?: string }>('POST', 'shop/licence/accept', { body: { info }, seenByAll: true });
export const freeSeat = (client: Client, id: string) =>
  client.call('POST', 'shop/licence/seat/free', { body: { id }, seenByAll: true });

/** What the link of the newest invitation to this address carries. */
export const invitationIn = async ({ dataDir }: Product, email: string): Promise<string> => {
  const find = async () =>
    (await mailsTo(dataDir, email)).map(linkIn).filter((link) => link.includes('/licence/accept'));
  await vi.waitUntil(async () => (await find()).length > 0, patience);
  return new URL((await find()).at(-1) ?? '').searchParams.get('info') ?? '';
};

export const giveSeat = async (product: Product, from: Client, id: string, to: Client): Promise<string> => {
  const email = `${crypto.randomUUID()}@example.com`;
  expect((await offerSeat(from, id, email)).status).toBe(200);
  const info = await invitationIn(product, email);
  expect((await acceptSeat(to, info)).status).toBe(200);
  return info;
};

import { faultQueries } from '@maru/contracts/site/fault/fault.routes';
import { beforeAll, expect, it } from 'vitest';
import { type Client, logIn, newPerson, visit } from '../support/api-client.ts';
import { openProduct } from '../support/product.ts';
import type { Product } from '../support/running-server.ts';

let server: Product;
let admin: Client;
beforeAll(async () => {
  server = await openProduct();
  admin = await logIn(server.url);
});

const faults = async () => faultQueries.list.answer.parse((await admin.call('GET', 'adm/system/faults')).body);

it('nothing stands still and all keys open, as administrators see it', async () => {
  expect(await faults()).toMatchObject({ views: [], damaged: { total: 0 }, keys: { total: 0 } });
});

it('a view of which nothing stands still has an empty page, also one that is not there', async () => {
  for (const view of ['item', 'no-such-view']) {
    const { body } = await admin.call('GET', 'adm/system/parked', { query: { view, page: 2 } });
    expect(body).toEqual({ list: [], total: 0 });
  }
});

it.each([{}, { view: 'Item' }, { view: 'item', page: 0 }, { view: 'item', itemsPerPage: 101 }])(
  'a page of %j is none',
  async (query) => {
    expect((await admin.call('GET', 'adm/system/parked', { query })).status).toBe(400);
  },
);

it.each(['adm/system/faults', 'adm/system/parked'])('%s is for administrators only', async (path) => {
  const person = await newPerson(server, '손님');
  const query = { view: 'item' };
  expect((await person.call('GET', path, { query })).status).toBe(403);
  expect((await visit(server.url, 'GET', path, { query })).status).toBe(401);
});

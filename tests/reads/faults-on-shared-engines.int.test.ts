import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { type ParkedDocument, parkedView } from '@maru/contracts/kernel/parked.views';
import { faultQueries } from '@maru/contracts/site/fault/fault.routes';
import { openMongo } from '@maru/platform/mongo/mongo-connection';
import { openMongoViewStore } from '@maru/platform/view-store/mongo-view-store';
import { beforeAll, expect, it } from 'vitest';
import { type Client, logIn } from '../support/api-client.ts';
import { openProduct } from '../support/product.ts';
import { sharedStack } from '../support/stack/stack-product.ts';

// Other processes may write into shared engines; the journey of the system does the same to embedded ones.
let admin: Client;
beforeAll(async () => {
  const { url } = await openProduct();
  admin = await logIn(url);
});

const faults = async () => faultQueries.list.answer.parse((await admin.call('GET', 'adm/system/faults')).body);

it('a foreign event is listed once it was written', async () => {
  const { esdbUrl } = await sharedStack();
  const client = EventStoreDBClient.connectionString(esdbUrl);
  const stream = `shop.cart-${crypto.randomUUID()}`;
  await client.appendToStream(stream, jsonEvent({ type: 'Noted', data: { secret: true } }));
  await client.dispose();
  await expect.poll(async () => (await faults()).foreign.list.map((event) => event.stream)).toContain(stream);
  expect(JSON.stringify(await faults())).not.toContain('secret');
});

it('documents that stand still are counted by view and come page by page', async () => {
  const { db, close } = await openMongo((await sharedStack()).mongodbUrl);
  const views = await openMongoViewStore(db);
  const rowsOf = async (projection: string, count: number): Promise<readonly ParkedDocument[]> => {
    const version = (await views.versions(projection)).find(({ status }) => status === 'live')?.version ?? 0;
    const event = { stream: `test.${projection}`, revision: 0, position: 1, type: 'Noted', fault: 'damaged' as const };
    return Array.from({ length: count }, (_, at) => {
      const document = String(at);
      return { id: `${projection}:${at}`, projection, version, document, error: 'x', since: 1_000 - at, event };
    });
  };
  const rows = [...(await rowsOf('review', 25)), ...(await rowsOf('coupon', 1))];
  const write = (position: number, of: (row: ParkedDocument) => ParkedDocument | null) =>
    views.write(
      parkedView.name,
      parkedView.version,
      rows.map((row) => ({ id: row.id, doc: of(row), position })),
      0,
    );
  await write(1, (row) => row);
  expect((await faults()).views).toMatchObject([
    { view: 'coupon', documents: 1 },
    { view: 'review', documents: 25, first: { document: '24', event: { fault: 'damaged' } } },
  ]);
  const { body } = await admin.call('GET', 'adm/system/parked', { query: { view: 'review', page: 2 } });
  expect(body).toMatchObject({ total: 25, list: [{ document: '4' }, {}, {}, {}, {}] });
  await write(2, () => null);
  expect((await faults()).views).toEqual([]);
  await views.close();
  await close();
});

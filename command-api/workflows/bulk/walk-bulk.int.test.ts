import { bulkStream } from '@maru/contracts/site/bulk/bulk.events';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { orderStream } from '@maru/contracts/shop/order/order.events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Execute } from '../../pipeline/command-request.ts';
import { buying, type Placed, shopWorld, type ShopWorld } from '../shop/shop.fixture.ts';
import { type BulkTurns, bulkTurns } from './bulk-turns.fixture.ts';

let shop: ShopWorld;
let admin: string;
let orders: readonly Placed[];
let { start, turn, untilDone, eventsOf, bulkEvents, dyingAfter } = {} as BulkTurns;
beforeEach(async () => {
  shop = await shopWorld();
  const item = await shop.item(100);
  admin = await shop.admin();
  ({ start, turn, untilDone, eventsOf, bulkEvents, dyingAfter } = bulkTurns(shop, admin));
  const token = await shop.token();
  const { paid } = buying(shop, () => item);
  orders = [await paid(1, token), await paid(1, token), await paid(1, token)];
});
afterEach(() => shop.close());

const lineOf = ({ id, number }: Placed) => ({ id, name: number });
const sentOf = async (id: string) => (await eventsOf(orderStream(id))).map(({ type }) => type).slice(2);
const typesOf = async (id: string) => (await bulkEvents(id)).map(({ type }) => type);

describe('a bulk action', () => {
  it('does its lines one after another, some at a time, in the name of whoever started it', async () => {
    const { id } = await start({ kind: 'order.prepare', lines: orders.map(lineOf) });
    await untilDone(id, 2);
    expect(await typesOf(id)).toEqual(['BulkStarted', 'BulkLinesDone', 'BulkLinesDone', 'BulkFinished']);
    const [started] = await eventsOf(bulkStream(id));
    for (const order of orders) {
      const prepared = (await eventsOf(orderStream(order.id))).at(-1);
      expect(prepared?.type).toBe('OrderPrepared');
      expect(prepared?.meta).toMatchObject({
        actorId: started?.meta.actorId,
        source: 'workflow:bulk',
        causationId: started?.id,
      });
    }
  });

  it('goes on after lines that are refused, and says which and why', async () => {
    const [first, second, third] = orders.map(lineOf);
    const stranger = { ...second, name: third?.name };
    const { id } = await start({ kind: 'order.prepare', lines: [first, first, stranger, third] });
    await untilDone(id);
    expect((await bulkEvents(id))[1]?.data).toMatchObject({
      count: 4,
      refused: [
        { no: 1, code: 'order_step_refused' },
        { no: 2, code: 'order_not_found' },
      ],
    });
  });

  it('sends parcels, and packs first what is told to', async () => {
    const lines = orders.map((order, at) => ({ ...lineOf(order), courier: '한진택배', tracking: `41234567890${at}` }));
    const packed = lines.map((line, at) => (at === 1 ? line : { ...line, prepare: true }));
    const { id } = await start({ kind: 'order.ship', lines: packed });
    await untilDone(id);
    expect(await Promise.all(orders.map((order) => sentOf(order.id)))).toEqual([
      ['OrderPrepared', 'OrderShipped'],
      [],
      ['OrderPrepared', 'OrderShipped'],
    ]);
    expect((await bulkEvents(id))[1]?.data).toMatchObject({ refused: [{ no: 1, code: 'order_step_refused' }] });
  });

  it.each([1, 2, 3, 4, 5, 6, 7])('does each line once, whichever command a crash follows: %i', async (crash) => {
    const lines = orders.map((order) => ({
      ...lineOf(order),
      courier: '한진택배',
      tracking: '412345678901',
      prepare: true,
    }));
    const { id } = await start({ kind: 'order.ship', lines });
    const ended = await turn(id, { execute: dyingAfter(crash) }).catch(() => 'killed');
    expect(ended).toBe('killed');
    await untilDone(id);
    for (const order of orders) expect(await sentOf(order.id)).toEqual(['OrderPrepared', 'OrderShipped']);
    const done = (await bulkEvents(id)).filter(({ type }) => type === 'BulkLinesDone');
    expect(done.flatMap(({ data }) => ('refused' in data ? data.refused : []))).toEqual([]);
    expect((await typesOf(id)).at(-1)).toBe('BulkFinished');
  });

  it('waits through an outage, with what was done before it written down', async () => {
    const { id } = await start({ kind: 'order.prepare', lines: orders.map(lineOf) });
    const away: Execute = async (request) => {
      if ((request.command.data as { id?: string }).id === orders[1]?.id) throw new Rejected('unavailable');
      return shop.service.execute(request);
    };
    await expect(turn(id, { execute: away })).rejects.toThrow('unavailable');
    expect((await bulkEvents(id))[1]?.data).toEqual({ id, from: 0, count: 1, refused: [] });
    await untilDone(id);
    expect((await bulkEvents(id))[2]?.data).toEqual({ id, from: 1, count: 2, refused: [] });
  });

  it('does no more once it is stopped', async () => {
    const { id } = await start({ kind: 'order.prepare', lines: orders.map(lineOf) });
    await turn(id, { batch: 1 });
    await shop.call('POST', 'adm/bulk/stop', { token: admin, body: { id } });
    await untilDone(id);
    expect(await typesOf(id)).toEqual(['BulkStarted', 'BulkLinesDone', 'BulkStopped']);
    expect(await sentOf(orders[1]?.id ?? '')).toEqual([]);
  });

  it('stops where whoever started it is no administrator any more', async () => {
    const { id } = await start({ kind: 'order.prepare', lines: orders.map(lineOf) });
    const [started] = await eventsOf(bulkStream(id));
    await shop.sendAsSystem('SuspendUser', { id: started?.meta.actorId, reason: '그만뒀어요' });
    await untilDone(id);
    expect((await bulkEvents(id)).at(-1)).toMatchObject({ type: 'BulkStopped', data: { reason: 'not_admin' } });
    expect(await sentOf(orders[0]?.id ?? '')).toEqual([]);
  });
});

import { licenceStream } from '@maru/contracts/shop/licence/licence.events';
import { afterDays, confirmDays, deliverDays } from '@maru/contracts/shop/order/order.due';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { alignLicences } from '../../shop/licence/licences-of-order.service.ts';
import { deliver, shipAll } from './delivered-order.fixture.ts';
import { allConsents, buying, price, recipient, type ShopWorld, shopWorld } from './shop.fixture.ts';

let shop: ShopWorld;
let item: string;
let paid: ReturnType<typeof buying>['paid'];
beforeAll(async () => {
  shop = await shopWorld();
  ({ paid } = buying(shop, () => item));
});
beforeEach(async () => {
  item = await shop.item();
});
afterAll(() => shop.close());

const shipped = async (quantity: number, token?: string) => {
  const order = await paid(quantity, token);
  await shipAll(shop, order.id);
  return order;
};
const delivered = async (quantity: number, token?: string) => {
  const order = await shipped(quantity, token);
  await deliver(shop, order.id);
  return order;
};
const statusOf = async (id: string) => (await shop.order(id))?.status;
const parts = [{ no: 1, quantity: 1, parcel: 1 }];

describe('goods that came', () => {
  it('go back in part for their money; the rest stays', async () => {
    const token = await shop.token();
    const order = await delivered(3, token);
    const asked = await shop.call('POST', 'shop/order/claim', {
      token,
      body: { id: order.id, kind: 'return', reason: 'defective', parts },
    });
    expect(asked.body).toMatchObject({ status: 'returnRequested', claims: [{ no: 1, kind: 'return', parts }] });
    await shop.asAdmin('RefundClaim', { id: order.id, claim: 1, back_to: 'stock' });
    await shop.workOff();
    expect([await shop.taken(order.key), await statusOf(order.id), await shop.stock(item)]).toEqual([
      2 * price,
      'delivered',
      [8, 0],
    ]);
  });

  it('are asked back and accepted by a guest with number and phone', async () => {
    const { number } = await delivered(2);
    const shown = { number, phone: recipient.phone };
    const ask = (phone: string) =>
      shop.call('POST', 'shop/order/guest/claim', {
        body: { number, phone, kind: 'return', reason: 'wrongChoice', parts },
      });
    expect((await ask('01099999999')).body.code).toBe('order_not_found');
    expect((await ask(recipient.phone)).body).toMatchObject({
      status: 'returnRequested',
      actions: ['requestReturn', 'requestExchange'],
      claims: [{ actions: ['withdraw'] }],
    });
    expect(
      (await shop.call('POST', 'shop/order/guest/claim/withdraw', { body: { ...shown, claim: 1 } })).body,
    ).toMatchObject({ status: 'delivered', claims: [{ state: 'withdrawn', actions: [] }] });
    expect((await shop.call('POST', 'shop/order/guest/confirm', { body: shown })).body).toMatchObject({
      status: 'confirmed',
      actions: ['requestReturn', 'requestExchange'],
    });
  });
});

describe('when nobody says anything', () => {
  it('what was sent counts as delivered, and then as accepted', async () => {
    const { id } = await shipped(1);
    for (const [days, status] of [
      [deliverDays, 'delivered'],
      [confirmDays, 'confirmed'],
    ] as const) {
      const before = await statusOf(id);
      shop.clock.advance(afterDays(0, days) - 61_000);
      await shop.poll();
      expect(await statusOf(id)).toBe(before);
      shop.clock.advance(61_000 + 60_000);
      await shop.poll();
      expect(await statusOf(id)).toBe(status);
    }
  });

  it('what the buyer wants to send back waits for an answer, and for days after it', async () => {
    const token = await shop.token();
    const { id } = await delivered(1, token);
    await shop.call('POST', 'shop/order/claim', { token, body: { id, kind: 'return', reason: 'changedMind' } });
    shop.clock.advance(afterDays(0, confirmDays + 1));
    await shop.poll();
    expect(await statusOf(id)).toBe('returnRequested');
    await shop.asAdmin('DeclineClaim', { id, claim: 1, answer: 'used' });
    shop.clock.advance(60_000);
    await shop.poll();
    expect(await statusOf(id)).toBe('delivered');
    shop.clock.advance(afterDays(0, confirmDays));
    await shop.poll();
    expect([await statusOf(id), shop.complaints]).toEqual(['confirmed', []]);
  });
});

describe('licences', () => {
  const licencesOf = async (orderId: string) => {
    const found = new Map<string, RecordedEvent[]>();
    for await (const { events } of shop.events.readAll({ after: 0, prefixes: [licenceStream('')] }))
      for (const event of events) found.set(event.stream, [...(found.get(event.stream) ?? []), event]);
    return [...found.values()].filter(
      ([first]) => (first?.data as { order_id?: string } | undefined)?.order_id === orderId,
    );
  };
  const typesOf = async (orderId: string) =>
    (await licencesOf(orderId)).map((events) => events.map(({ type }) => type));
  /** One piece of goods and two of a licence, the buyer's. */
  const both = async (token: string) => {
    const lines = [
      { item_id: item, option_id: 1, quantity: 1 },
      { item_id: await shop.item(null), option_id: 1, quantity: 2 },
    ];
    const { id } = (
      await shop.call('POST', 'shop/order/place', {
        token,
        body: { lines, recipient, expected_total: 3 * price, agreed: true, consents: allConsents },
      })
    ).body as unknown as { id: string };
    await shop.confirm(await shop.agree(id, 3 * price), id, 3 * price);
    return id;
  };
  const cancel = async (id: string, token: string, more: object = {}) =>
    shop.call('POST', 'shop/order/cancel', { token, body: { id, reason: 'changedMind', ...more } });

  it('are issued for each piece that is paid, and taken back with it', async () => {
    const token = await shop.token();
    const id = await both(token);
    await shop.workOff();
    expect(await typesOf(id)).toEqual([['LicenceIssued'], ['LicenceIssued']]);
    await cancel(id, token, { parts: [{ no: 2, quantity: 1 }] });
    await shop.workOff();
    expect(await typesOf(id)).toEqual([['LicenceIssued'], ['LicenceIssued', 'LicenceRevoked']]);
    await cancel(id, token);
    await shop.workOff();
    expect(await typesOf(id)).toEqual([
      ['LicenceIssued', 'LicenceRevoked'],
      ['LicenceIssued', 'LicenceRevoked'],
    ]);
  });

  it('are issued once, however often it is looked at', async () => {
    const id = await both(await shop.token());
    await shop.workOff();
    const before = await licencesOf(id);
    await alignLicences(shop.parts, id);
    expect(await licencesOf(id)).toEqual(before);
  });

  it('do not come of what was cancelled in the meantime, nor of an order that nobody paid', async () => {
    const token = await shop.token();
    const id = await both(token);
    await cancel(id, token, { parts: [{ no: 2, quantity: 2 }] });
    await shop.workOff();
    item = await shop.item(null);
    const unpaid = await buying(shop, () => item).placed(1, token);
    await alignLicences(shop.parts, unpaid.id);
    expect([await typesOf(id), await typesOf(unpaid.id)]).toEqual([[], []]);
  });

  it('come at once where nothing is sent, their keys sealed in the log', async () => {
    item = await shop.item(null);
    const { id } = await paid(1, await shop.token());
    const [[event] = []] = await licencesOf(id);
    expect([await statusOf(id), event?.meta.sealed?.fields, event?.data]).toEqual([
      'delivered',
      ['key'],
      expect.objectContaining({ key: expect.stringMatching(/^\w{4}(-\w{4}){3}$/) }),
    ]);
  });
});

import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashes } from '../../testing/identity-parts.fixture.ts';
import { signUpPerson } from '../../testing/mail-code.fixture.ts';
import { dayMs } from './claims.fixture.ts';
import { shipAll } from './delivered-order.fixture.ts';
import { buying, recipient, type ShopWorld, shopWorld } from './shop.fixture.ts';

let shop: ShopWorld;
beforeAll(async () => void (shop = await shopWorld()));
afterAll(() => shop.close());

it('an order on the way when its buyer withdraws comes, and is found by number and phone from then on', async () => {
  const { id: userId, email } = await signUpPerson(shop.url);
  const item = await shop.item();
  const { id, number } = await buying(shop, () => item).paid(1, await shop.token(userId));
  await shipAll(shop, id);
  const asGuest = (path: string, more: object = {}) =>
    shop.call('POST', `shop/order/guest${path}`, { body: { number, phone: recipient.phone, ...more } });
  expect((await asGuest('')).body.code).toBe('order_not_found');
  await shop.service.execute({
    command: { type: 'WithdrawUser', data: { id: userId, emailHash: hashes.email(email) } },
    actor: { id: userId, level: 1 },
    commandId: v7(),
    ipHash: '',
    source: 'web',
    correlationId: 'test',
  });
  await shop.workOff();
  expect((await asGuest('')).body).toMatchObject({ status: 'shipping', actions: ['requestReturn', 'requestExchange'] });
  shop.clock.advance(8 * dayMs);
  await shop.poll();
  const parts = [{ no: 1, quantity: 1, parcel: 1 }];
  expect((await asGuest('/claim', { kind: 'return', reason: 'changedMind', parts })).body).toMatchObject({
    status: 'returnRequested',
  });
  await asGuest('/claim/withdraw', { claim: 1 });
  shop.clock.advance(9 * dayMs);
  await shop.poll();
  await shop.workOff();
  expect([(await shop.order(id))?.status, shop.complaints]).toEqual(['confirmed', []]);
});

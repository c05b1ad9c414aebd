import { pointsStream } from '@maru/contracts/shop/points/points.events';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pointsAggregate } from '../../shop/points/points.aggregate.ts';
import { dayMs } from './claims.fixture.ts';
import { deliver, shipAll } from './delivered-order.fixture.ts';
import { allConsents, price, recipient, type ShopWorld, shopWorld } from './shop.fixture.ts';

let shop: ShopWorld;
beforeAll(async () => void (shop = await shopWorld()));
afterAll(() => shop.close());

it('a licence that is kept after its goods went back earns points, whatever came last', async () => {
  const userId = v7();
  const token = await shop.token(userId);
  const [goods, licence] = [await shop.item(), await shop.item(null)];
  const lines = [goods, licence].map((item_id) => ({ item_id, option_id: 1, quantity: 1 }));
  const answer = await shop.call('POST', 'shop/order/place', {
    token,
    body: { lines, recipient, expected_total: 2 * price, agreed: true, consents: allConsents },
  });
  const { id } = answer.body as unknown as { id: string };
  await shop.confirm(await shop.agree(id, 2 * price), id, 2 * price);
  await shop.workOff();
  await shipAll(shop, id);
  await deliver(shop, id);
  await shop.call('POST', 'shop/order/claim', { token, body: { id, kind: 'return', reason: 'defective' } });
  shop.clock.advance(9 * dayMs);
  await shop.poll();
  expect((await shop.order(id))?.lines[1]?.accepted_at).not.toBeNull();
  await shop.asAdmin('RefundClaim', { id, claim: 1, back_to: 'stock' });
  await shop.workOff();
  const points = await shop.load(pointsAggregate, pointsStream(userId));
  expect([(await shop.order(id))?.status, points.state.history[0]]).toEqual([
    'confirmed',
    expect.objectContaining({ what: 'earned', points: price / 100, order_id: id }),
  ]);
  expect(shop.complaints).toEqual([]);
});

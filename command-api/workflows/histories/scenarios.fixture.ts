import { deliveredOrder } from '../shop/delivered-order.fixture.ts';
import { buying, type ShopWorld } from '../shop/shop.fixture.ts';

type Scenario = (shop: ShopWorld) => Promise<void>;

const ask = (shop: ShopWorld, token: string, body: object) =>
  shop.call('POST', 'shop/order/ask_back', { token, body: { reason: 'defective', ...body } });

const cancelled: Scenario = async (shop) => {
  const [item, licence, token] = [await shop.item(), await shop.item(null), await shop.token()];
  const goods = await buying(shop, () => item).paid(3, token);
  const cancel = (id: string, parts?: object[]) =>
    shop.call('POST', 'shop/order/cancel', { token, body: { id, reason: 'changedMind', ...(parts && { parts }) } });
  await cancel(goods.id, [{ no: 1, quantity: 1 }]);
  await shop.workOff();
  await cancel(goods.id);
  await shop.workOff();
  const programs = await buying(shop, () => licence).paid(2, token);
  await cancel(programs.id);
  await shop.workOff();
};

const unpaid: Scenario = async (shop) => {
  const item = await shop.item();
  const order = await buying(shop, () => item).placed(2);
  const key = await shop.agree(order.id, order.total, 'deposit');
  await shop.confirm(key, order.id, order.total);
  await shop.workOff();
  shop.clock.advance(25 * 60 * 60_000);
  await shop.poll();
  await shop.workOff();
};

const afterDelivery: Scenario = async (shop) => {
  const [token, item, other] = [await shop.token(), await shop.item(), await shop.item()];
  const first = await deliveredOrder(shop, { token, item, other });
  await ask(shop, token, { id: first.id, wish: 'requestExchange', parts: [{ no: 1, quantity: 1 }] });
  await shop.call('PUT', 'adm/order/exchange', { token: await shop.admin(), body: { id: first.id, back_to: 'stock' } });
  await shop.workOff();
  await ask(shop, token, { id: first.id, wish: 'requestReturn' });
  await shop.asAdmin('AcceptReturn', { id: first.id, back_to: 'stock' });
  await shop.workOff();
  const second = await deliveredOrder(shop, { token, item, other });
  await shop.call('POST', 'shop/order/confirm', { token, body: { id: second.id } });
  await shop.workOff();
};

/** What is recorded, by the name of its file. */
export const scenarios: Readonly<Record<string, Scenario>> = { cancelled, unpaid, 'after-delivery': afterDelivery };

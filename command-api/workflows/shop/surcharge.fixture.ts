import { surchargePaymentId } from '@maru/contracts/shop/payment/payment-subject';
import { lookAgain } from '../../shop/payment/compare-books.service.ts';
import { paymentOf } from '../../shop/payment/settlement-parts.ts';
import { deliveredOrder } from './delivered-order.fixture.ts';
import { price, type ShopWorld } from './shop.fixture.ts';

const options = [
  { name: '100장', price, stock: 10 },
  { name: '50장', price: price - 20_000, stock: 5 },
  { name: '200장', price: price + 15_000, stock: 5 },
];
interface Claimed {
  readonly no?: number;
  readonly line?: number;
  readonly parcel?: number;
}
/** An order that came, of an item with a cheaper and a dearer option, and what buyer and desk do about its claims. */
export const exchangeOf = async (shop: ShopWorld, admin: string) => {
  const token = await shop.token();
  const item = await shop.item(10, { options });
  const order = await deliveredOrder(shop, { token, item, other: await shop.item() });
  const claim = (option_id: number, { no = 1, line = 1, parcel = 1 }: Claimed = {}) =>
    shop.call('POST', 'shop/order/claim', {
      token,
      body: {
        id: order.id,
        kind: 'exchange',
        reason: 'defective',
        parts: [{ no: line, quantity: no === 1 && line === 1 ? 2 : 1, parcel }],
        wanted: [{ no: line, option_id }],
      },
    });
  const desk = async (step: string, more: object = {}) =>
    (await shop.call('PUT', `adm/order/claim/${step}`, { token: admin, body: { id: order.id, claim: 1, ...more } }))
      .body;
  const ask = (no = 1) => desk('surcharge', { claim: no });
  const open = async (as = token, no = 1) =>
    (await shop.call('POST', 'shop/order/claim/pay', { token: as, body: { id: order.id, claim: no } })).body;
  const idOf = (askNo = 1, no = 1) => surchargePaymentId(order.id, { claim: no, ask: askNo });
  const pay = async (amount = 30_000, id = idOf()) => {
    const key = await shop.agree(id, amount);
    const answer = (await shop.confirm(key, id, amount)).body;
    await shop.workOff();
    return { key, answer };
  };
  const surcharges = async () => (await shop.order(order.id))?.claims.map((one) => one.asked?.paid?.method);
  /** Books of the order, and of the surcharge. */
  const differences = async (id = idOf()) => {
    await lookAgain(shop.parts, order.id);
    await lookAgain(shop.parts, id);
    return Promise.all([order.id, id].map(async (one) => (await paymentOf(shop.parts, one)).difference));
  };
  return { token, item, order, claim, desk, ask, open, idOf, pay, surcharges, differences };
};
export type Exchange = Awaited<ReturnType<typeof exchangeOf>>;

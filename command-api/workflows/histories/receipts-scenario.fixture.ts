import { v7 } from 'uuid';
import { buying, type ShopWorld } from '../shop/shop.fixture.ts';

/** A receipt that nobody asked for becomes less, and is written anew to a number that is told later. */
export const receipts = async (shop: ShopWorld): Promise<void> => {
  const [item, token] = [await shop.item(), await shop.token()];
  const { id, total } = await buying(shop, () => item).placed(3, token);
  const key = v7();
  await shop.sendAsSystem('AgreeAtSandbox', { key, orderId: id, amount: total, outcome: 'paid', method: 'TRANSFER' });
  await shop.confirm(key, id, total);
  await shop.workOff();
  const body = { id, reason: 'changedMind', parts: [{ no: 1, quantity: 1 }] };
  await shop.call('POST', 'shop/order/cancel', { token, body });
  await shop.workOff();
  const cash_receipt = { use: 'income', number: '01012345678' };
  await shop.call('POST', 'shop/cashreceipt', { token, body: { id, cash_receipt } });
  await shop.workOff();
};

import { noticeExamples } from '@maru/contracts/shop/item/item.examples';
import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import type { PlacedOrder } from '@maru/contracts/shop/order/order.routes';
import { type Client, logIn, visit } from './api-client.ts';
import { agreeAtSandbox, payAtSandbox, placeOrder } from './orders.ts';

/** A shop with an item, and what buyers and the desk do of which a journey shows nothing. */
export const openDesk = async (url: string, name: string) => {
  const admin: Client = await logIn(url);
  const options = [
    { name: '100장', price: 30_000, stock: 50 },
    { name: '200장', price: 45_000, stock: 50 },
  ];
  const item = { name, category: '결제 선반', state: 'onSale', notice: noticeExamples.goods, options };
  const card = (await admin.call<ItemDocument>('POST', 'adm/item/add', { body: item })).body;
  const put = async (path: string, body: object) => {
    const { status, body: answer } = await admin.call('PUT', `adm/order/${path}`, { body });
    if (status !== 200) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  };
  const place = (quantity: number, buyer?: Client) =>
    placeOrder(url, [{ item_id: card.id, option_id: 1, quantity }], buyer);
  return {
    put,
    byCard: async (quantity: number, buyer?: Client): Promise<PlacedOrder> => {
      const order = await place(quantity, buyer);
      await payAtSandbox(url, order);
      return order;
    },
    /** Into a virtual account. */
    byDeposit: async (quantity: number, buyer?: Client): Promise<PlacedOrder> => {
      const order = await place(quantity, buyer);
      const { body: brought } = await agreeAtSandbox(url, order, 'deposit');
      await visit(url, 'POST', 'shop/payment/confirm', { body: brought });
      const form = new URLSearchParams({ paymentKey: brought['paymentKey'] ?? '' });
      await fetch(`${url}/api/sandbox/deposit`, { method: 'POST', body: form, redirect: 'manual' });
      await visit(url, 'POST', 'shop/payment/confirm', { body: brought });
      return order;
    },
    /** In one parcel, which is there. */
    deliver: async ({ id }: PlacedOrder) => {
      await put('prepare', { id });
      await put('ship', { id, courier: '우체국택배', tracking: '6012345678901' });
      await put('parcel/step', { id, parcel: 1, step: 'deliver' });
    },
  };
};

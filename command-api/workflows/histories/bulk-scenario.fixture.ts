import { buying, type ShopWorld } from '../shop/shop.fixture.ts';

/** Two orders are packed and sent, of which one is named twice; of a third nothing is paid. */
export const bulk = async (shop: ShopWorld): Promise<void> => {
  const [item, token, admin] = [await shop.item(), await shop.token(), await shop.admin()];
  const { paid, placed } = buying(shop, () => item);
  const orders = [await paid(1, token), await paid(2, token), await placed(1, token)];
  const lines = orders.map(({ id, number }) => ({ id, name: number }));
  const start = (body: object) => shop.call('POST', 'adm/bulk', { token: admin, body });
  await start({ kind: 'order.prepare', lines: [lines[0], lines[0], lines[2]] });
  await shop.workOff();
  const sent = (at: number, prepare: object = {}) => ({
    ...lines[at],
    courier: '우체국택배',
    tracking: `601234567890${at}`,
    ...prepare,
  });
  await start({ kind: 'order.ship', lines: [sent(0), sent(1, { prepare: true }), sent(2)] });
  await shop.workOff();
};

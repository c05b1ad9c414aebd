import { itemStream } from '@maru/contracts/shop/item/item.events';
import { price, recipient, type ShopWorld } from './shop.fixture.ts';

export const deliveredOrder = async (
  shop: ShopWorld,
  { token, item, other }: { readonly token: string; readonly item: string; readonly other: string },
) => {
  const lines = [
    { item_id: item, option_id: 1, quantity: 2 },
    { item_id: other, option_id: 1, quantity: 1 },
  ];
  const { id } = (
    await shop.call('POST', 'shop/order/place', {
      token,
      body: { lines, recipient, expected_total: 3 * price, agreed: true },
    })
  ).body as unknown as { id: string };
  const key = await shop.agree(id, 3 * price);
  await shop.confirm(key, id, 3 * price);
  await shop.workOff();
  await shop.asAdmin('AdvanceOrder', { id, step: 'prepare' });
  await shop.asAdmin('ShipOrder', { id, courier: '우체국택배', tracking: '6012345678901' });
  await shop.asAdmin('AdvanceOrder', { id, step: 'deliver' });
  return { id, key };
};

export const movesOf = async (shop: ShopWorld, id: string) => {
  const moves: [string, object][] = [];
  for await (const events of shop.events.readStream(itemStream(id)))
    moves.push(...events.map(({ type, data }): [string, object] => [type, data]));
  return moves.slice(4);
};

import { itemStream } from '@maru/contracts/shop/item/item.events';
import { itemAggregate } from '../../shop/item/item.aggregate.ts';
import { price, recipient, type ShopWorld } from './shop.fixture.ts';

/** Of the option with this id, as it is of a shop's first one: on hand, and held. */
export const stockOf = async ({ load }: ShopWorld, id: string, optionId: number) => {
  const { state } = await load(itemAggregate, itemStream(id));
  const option = state.status === 'there' ? state.item.options.find((one) => one.id === optionId) : undefined;
  return [option?.stock, option?.reserved];
};

/** All that is left to send goes in one parcel. */
export const shipAll = async (shop: ShopWorld, id: string) => {
  await shop.asAdmin('PrepareGoods', { id });
  await shop.asAdmin('ShipParcel', { id, courier: '우체국택배', tracking: '6012345678901' });
};
export const deliver = (shop: ShopWorld, id: string, parcel = 1) =>
  shop.asAdmin('StepParcel', { id, parcel, step: 'deliver' });

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
  await shipAll(shop, id);
  await deliver(shop, id);
  return { id, key };
};

export const movesOf = async (shop: ShopWorld, id: string) => {
  const moves: [string, object][] = [];
  for await (const events of shop.events.readStream(itemStream(id)))
    moves.push(...events.map(({ type, data }): [string, object] => [type, data]));
  return moves.slice(4);
};

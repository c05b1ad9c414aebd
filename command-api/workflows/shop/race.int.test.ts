import { itemStream } from '@maru/contracts/shop/item/item.events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventsOf } from '../../pipeline/memo.fixture.ts';
import { price, type ShopWorld, shopWorld } from './shop.fixture.ts';

const [buyers, pieces] = [200, 10];
let shop: ShopWorld;
beforeAll(async () => {
  shop = await shopWorld();
});
afterAll(() => shop.close());

it(
  '200 buyers race for 10 pieces: 10 pay, 190 are refused, and nobody pays for nothing',
  { timeout: 120_000 },
  async () => {
    const item = await shop.item(pieces);
    const tokens = await Promise.all(Array.from({ length: buyers }, () => shop.token()));
    const agreed: string[] = [];
    const buy = async (token: string) => {
      const { status, body } = await shop.place(item, 1, { token });
      if (status !== 200) return body.code;
      const { id, total } = body as unknown as { id: string; total: number };
      const key = await shop.agree(id, total);
      agreed.push(key);
      return ((await shop.confirm(key, id, total)).body as { status?: string }).status;
    };
    // Who finds everybody writing at once is asked to try again, and does.
    const persistent = async (token: string): Promise<unknown> => {
      for (let tries = 0; tries < 50; tries += 1) {
        const outcome = await buy(token);
        if (outcome !== 'busy') return outcome;
      }
      return 'busy';
    };
    const outcomes = await Promise.all(tokens.map(persistent));
    const count = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length;
    expect([count('paid'), count('out_of_stock')]).toEqual([pieces, buyers - pieces]);

    await shop.workOff();
    expect(await shop.stock(item)).toEqual([0, 0]);
    expect(agreed).toHaveLength(pieces);
    expect(await Promise.all(agreed.map(shop.taken))).toEqual(agreed.map(() => price));
    const movements = await eventsOf(shop.events, itemStream(item));
    expect(movements.filter(({ type }) => type === 'StockReserved')).toHaveLength(pieces);
    expect(movements.filter(({ type }) => type === 'StockTaken')).toHaveLength(pieces);
    expect(shop.complaints).toEqual([]);
  },
);

import type { Quote } from '@maru/contracts/shop/order/order.quote';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { price, recipient, type ShopWorld, shopWorld } from './shop.fixture.ts';

let shop: ShopWorld;
let item: string;
beforeAll(async () => void (shop = await shopWorld()));
beforeEach(async () => void (item = await shop.item(500)));
afterAll(() => shop.close());

const lines = (...quantities: readonly number[]) =>
  quantities.map((quantity) => ({ item_id: item, option_id: 1, quantity }));
const place = (body: object) =>
  shop.call('POST', 'shop/order/place', { body: { lines: lines(1), recipient, agreed: true, ...body } });

describe('a promotion', () => {
  const terms = {
    name: '가을 명함',
    off: { kind: 'percent', percent: 10, most: null },
    least: 0,
    from: '2020-01-01T00:00:00.000Z',
    until: '2099-01-01T00:00:00.000Z',
    count: null,
    user_id: null,
  };
  const add = async (more: object) => {
    const id = `P${v7().slice(-12)}`.toUpperCase();
    await shop.asAdmin('AddCoupon', { id, ...terms, ...more });
    return id;
  };
  const end = (id: string) => shop.asAdmin('EndCoupon', { id });
  const quoted = async (body: object, token?: string) =>
    (await shop.call('POST', 'shop/cart/quote', { token, body })).body as unknown as Quote;
  const other = () => shop.item(10, { category: '도서' });

  it('needs no code, also for guests, and takes off what it is for only', async () => {
    const id = await add({ automatic: true, scope: { categories: ['도서'], items: [] } });
    const book = { item_id: await other(), option_id: 1, quantity: 1 };
    expect(await quoted({ lines: lines(1) })).toMatchObject({ automatic: null, amounts: { discount: 0 } });
    const both = await quoted({ lines: [...lines(1), book] });
    expect(both).toMatchObject({ automatic: { name: '가을 명함', discount: 6_000 }, amounts: { discount: 6_000 } });
    const { status, body } = await place({ lines: [...lines(1), book], expected_total: both.amounts.total });
    expect([status, (await shop.order(String(body['id'])))?.amounts.discount]).toEqual([200, 6_000]);
    await end(id);
    expect((await quoted({ lines: [...lines(1), book] })).automatic).toBeNull();
  });
  it('is the best of several, and a coupon counts from what is left', async () => {
    const ids = [
      await add({ automatic: true, name: '작은', off: { kind: 'won', won: 1_000 } }),
      await add({ automatic: true, name: '큰', off: { kind: 'won', won: 10_000 } }),
    ];
    const code = await add({ name: '쿠폰' });
    expect(await quoted({ lines: lines(1), coupon: code }, await shop.token())).toMatchObject({
      automatic: { name: '큰', discount: 10_000 },
      coupon: { discount: 5_000, problem: null },
      amounts: { discount: 15_000, total: price - 15_000 },
    });
    for (const id of ids) await end(id);
  });
  it('for a first order is for members who have none that stands', async () => {
    const id = await add({ automatic: true, first_order: true });
    const code = await add({ first_order: true });
    const token = await shop.token();
    expect((await quoted({ lines: lines(1) })).automatic).toBeNull();
    const first = await quoted({ lines: lines(1) }, token);
    expect(first.automatic).toMatchObject({ discount: 6_000 });
    const { body } = await shop.place(item, 1, { token, total: first.amounts.total });
    const later = await quoted({ lines: lines(1), coupon: code }, token);
    expect([later.automatic, later.coupon?.problem]).toEqual([null, 'notFirst']);
    await shop.call('POST', 'shop/order/cancel', { token, body: { id: body['id'], reason: 'changedMind' } });
    expect((await quoted({ lines: lines(1) }, token)).automatic).toMatchObject({ discount: 6_000 });
    await end(id);
  });
  it('is no code, and a code for other items is said to be so', async () => {
    const [id, code] = [await add({ automatic: true }), await add({ scope: { categories: ['도서'], items: [] } })];
    const token = await shop.token();
    const problemOf = async (coupon: string) => (await quoted({ lines: lines(1), coupon }, token)).coupon?.problem;
    expect([await problemOf(id), await problemOf(code)]).toEqual(['unknown', 'outOfScope']);
    await end(id);
  });
  it('takes no more off books than their law leaves beside sale and points', async () => {
    await shop.asAdmin('ChangeItemTerms', { id: item, shipping: { kind: 'bundle' }, most: null, book: true });
    const code = await add({ off: { kind: 'percent', percent: 50, most: null } });
    const { coupon, amounts } = await quoted({ lines: lines(1), coupon: code }, await shop.token());
    // 15 % of 60,000 won, less the 1 % that is earned.
    expect([coupon?.discount, amounts.discount]).toEqual([8_400, 8_400]);
  });
});

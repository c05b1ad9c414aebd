import { firstPaymentTerms } from '@maru/contracts/site/config/payment-terms';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ShopWorld, shopWorld } from './shop.fixture.ts';
import { exchangeOf } from './surcharge.fixture.ts';

let shop: ShopWorld;
beforeAll(async () => {
  shop = await shopWorld();
});
afterAll(() => shop.close());

describe('what an exchange costs beside', () => {
  it('takes no transfer, and offers nobody who keeps the money', async () => {
    const exchange = await exchangeOf(shop, await shop.admin());
    await shop.asAdmin('ChangePaymentTerms', {
      ...firstPaymentTerms,
      ...({ escrow: 'provider', escrow_name: '토스페이먼츠', escrow_number: 'A07-1' } as const),
    });
    await exchange.claim(3);
    await exchange.ask();
    expect(await exchange.open()).toMatchObject({ id: exchange.idOf(), escrow: null });
    const [key, orderId, amount] = [v7(), exchange.idOf(), 30_000];
    await shop.sendAsSystem('AgreeAtSandbox', { key, orderId, amount, outcome: 'paid', method: 'TRANSFER' });
    expect((await shop.confirm(key, orderId, amount)).body.code).toBe('order_not_payable');
    await shop.workOff();
    expect([await shop.taken(key), await exchange.surcharges()]).toEqual([0, [undefined]]);
    await exchange.ask();
    expect((await exchange.pay(amount, exchange.idOf(2))).answer['status']).toBe('paid');
    expect(await exchange.differences()).toEqual([null, null]);
  });
});

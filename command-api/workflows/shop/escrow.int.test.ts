import { firstPaymentTerms } from '@maru/contracts/site/config/payment-terms';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareBooksOf, recordAllAttempts } from '../../shop/payment/compare-books.service.ts';
import { paymentOf } from '../../shop/payment/settlement-parts.ts';
import { buying, price, type ShopWorld, shopWorld } from './shop.fixture.ts';

let shop: ShopWorld;
let item: string;
let token: string;
beforeAll(async () => {
  shop = await shopWorld();
  [item, token] = [await shop.item(), await shop.token()];
});
afterAll(() => shop.close());

const escrow = { escrow: 'provider', escrow_name: '토스페이먼츠', escrow_number: 'A07-1' } as const;
const account = { bank: '88', account: '110123456789', holder: '김하늘' };
const placed = (of = item) => buying(shop, () => of).placed(2, token);
const paid = async () => {
  const order = await placed();
  const key = v7();
  const agreed = { key, orderId: order.id, amount: order.total, outcome: 'paid', method: 'TRANSFER', escrow: true };
  await shop.sendAsSystem('AgreeAtSandbox', agreed);
  await shop.confirm(key, order.id, order.total);
  await shop.workOff();
  return { ...order, key };
};
const cancel = (id: string, more: object = {}) =>
  shop.call('POST', 'shop/order/cancel', { token, body: { id, reason: 'changedMind', ...more } });
const onePiece = { parts: [{ no: 1, quantity: 1 }] };
const booksOf = async (id: string) => {
  await recordAllAttempts(shop.parts, id);
  await compareBooksOf(shop.parts, id, async () => undefined);
  const { refunds, difference } = await paymentOf(shop.parts, id);
  return { outcomes: refunds.map(({ outcome, by_hand }) => [outcome, by_hand]), difference };
};

describe('a payment that the provider keeps until the buyer has confirmed', () => {
  it('is offered where a service is named, but not for what comes over the wire', async () => {
    expect(await placed()).toMatchObject({ escrow: null });
    await shop.asAdmin('ChangePaymentTerms', { ...firstPaymentTerms, ...escrow });
    expect(await placed()).toMatchObject({
      escrow: [{ id: '1', code: item, unitPrice: price, quantity: 2, name: expect.any(String) }],
    });
    expect(await placed(await shop.item(null))).toMatchObject({ escrow: null });
  });
  it('is known by the provider’s word, and all of it goes back at once', async () => {
    const order = await paid();
    expect(await shop.order(order.id)).toMatchObject({ method: '계좌이체', escrow: true });
    expect((await cancel(order.id)).status).toBe(200);
    await shop.workOff();
    expect([await shop.taken(order.key), await booksOf(order.id)]).toEqual([
      0,
      { outcomes: [['done', false]], difference: null },
    ]);
  });
  it('goes back in parts by a person’s hand, to an account that is asked for before anything is written', async () => {
    const order = await paid();
    expect((await cancel(order.id, onePiece)).body.code).toBe('refund_account_needed');
    expect((await shop.order(order.id))?.refunded).toBe(0);
    expect((await cancel(order.id, { ...onePiece, refund_account: account })).status).toBe(200);
    await shop.workOff();
    expect(await booksOf(order.id)).toEqual({ outcomes: [['refused', false]], difference: null });
    const refund_id = (await paymentOf(shop.parts, order.id)).refunds[0]?.refundId;
    const byHand = { token: await shop.admin(), body: { id: order.id, refund_id } };
    expect((await shop.call('PUT', 'adm/order/refund/settle', byHand)).status).toBe(200);
    expect(await booksOf(order.id)).toEqual({ outcomes: [['done', true]], difference: null });
    // The rest is a part of it, too.
    expect((await cancel(order.id)).status).toBe(200);
    await shop.workOff();
    expect(await booksOf(order.id)).toMatchObject({
      outcomes: [
        ['done', true],
        ['refused', false],
      ],
      difference: null,
    });
  });
});

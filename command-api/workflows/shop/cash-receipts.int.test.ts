import { selfIssuedTo } from '@maru/contracts/shop/cash-receipt/cash-receipt.plan';
import { firstPaymentTerms } from '@maru/contracts/site/config/payment-terms';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alignReceipt, receiptOf } from '../../shop/cash-receipt/align-receipt.service.ts';
import type { ReceiptProvider } from '../../shop/cash-receipt/receipt-provider.ts';
import { refusedNumber } from '../../shop/cash-receipt/sandbox-receipts.service.ts';
import { OutcomeUnknown } from '../../shop/payment/payment-provider.ts';
import { price, recipient, type ShopWorld, shopWorld } from './shop.fixture.ts';

let shop: ShopWorld;
let token: string;
let item: string;
beforeAll(async () => {
  shop = await shopWorld();
  [token, item] = [await shop.token(), await shop.item(100)];
});
afterAll(() => shop.close());

const account = { bank: '88', account: '110123456789', holder: '김하늘' };
interface Buying {
  readonly quantity?: number;
  readonly cash_receipt?: object;
  readonly method?: 'TRANSFER' | 'VIRTUAL_ACCOUNT' | 'CARD';
}
const paid = async ({ quantity = 2, cash_receipt, method = 'TRANSFER' }: Buying = {}) => {
  const lines = [{ item_id: item, option_id: 1, quantity }];
  const body = {
    lines,
    recipient,
    expected_total: price * quantity,
    agreed: true,
    ...(cash_receipt && { cash_receipt }),
  };
  const placed = await shop.call('POST', 'shop/order/place', { token, body });
  const [id, amount, key] = [String(placed.body['id']), price * quantity, v7()];
  await shop.sendAsSystem('AgreeAtSandbox', { key, orderId: id, amount, outcome: 'paid', method });
  await shop.confirm(key, id, amount);
  await shop.workOff();
  return id;
};
const cancel = async (id: string, quantity?: number) => {
  const body = {
    id,
    reason: 'changedMind',
    ...(quantity && { parts: [{ no: 1, quantity }] }),
    refund_account: account,
  };
  expect((await shop.call('POST', 'shop/order/cancel', { token, body })).status).toBe(200);
  await shop.workOff();
};
const mine = async (id: string) => (await shop.call('GET', `shop/cashreceipt?id=${id}`, { token })).body;
const ask = (id: string, number = '01012345678', by = token) =>
  shop.call('POST', 'shop/cashreceipt', { token: by, body: { id, cash_receipt: { use: 'income', number } } });
const slipsOf = async (id: string) =>
  (await receiptOf(shop.parts, id)).slips.map(({ use, status, amount, cancels }) => [
    use,
    status,
    amount,
    ...cancels.map((one) => one.amount),
  ]);

describe('a receipt for cash', () => {
  it('is issued to the number that was given with the order', async () => {
    const id = await paid({ cash_receipt: { use: 'income', number: '01012345678' } });
    expect(await mine(id)).toMatchObject({
      cash_receipt: { status: 'issued', use: 'income', number: '*******5678', amount: 120_000 },
      refusal: 'cash_receipt_there',
    });
    expect((await ask(id)).body.code).toBe('cash_receipt_there');
  });
  it('is issued unasked from 100,000 won, becomes less with a part that goes back, and is taken back with all', async () => {
    const id = await paid();
    expect(await mine(id)).toMatchObject({
      cash_receipt: { use: 'self', number: '', amount: 120_000 },
      refusal: null,
      settling: false,
    });
    await cancel(id, 1);
    expect(await mine(id)).toMatchObject({ cash_receipt: { use: 'self', amount: 60_000 } });
    await cancel(id);
    expect(await slipsOf(id)).toEqual([['self', 'issued', 120_000, 60_000, 60_000]]);
    expect(await mine(id)).toEqual({ cash_receipt: null, refusal: 'cash_receipt_not_paid', settling: false });
  });
  it('is not issued unasked below that, by card, or where the setting says no', async () => {
    expect(await slipsOf(await paid({ quantity: 1 }))).toEqual([]);
    const card = await paid({ method: 'CARD' });
    expect([await slipsOf(card), await mine(card)]).toMatchObject([[], { refusal: 'cash_receipt_by_card' }]);
    await shop.asAdmin('ChangePaymentTerms', { ...firstPaymentTerms, self_issued: false });
    expect(await slipsOf(await paid())).toEqual([]);
    await shop.asAdmin('ChangePaymentTerms', firstPaymentTerms);
  });
  it('is written anew to a number that is told later, by its buyer alone', async () => {
    const id = await paid();
    expect((await ask(id, '01012345678', await shop.token())).body.code).toBe('order_not_found');
    expect(await ask(id)).toMatchObject({ status: 200, body: { settling: true } });
    await shop.workOff();
    expect(await slipsOf(id)).toEqual([
      ['self', 'issued', 120_000, 120_000],
      ['income', 'issued', 120_000],
    ]);
    expect(await mine(id)).toMatchObject({ cash_receipt: { use: 'income', number: '*******5678' } });
  });
  it('that is refused waits for another number or an administrator, and is asked for no more meanwhile', async () => {
    const id = await paid({ cash_receipt: { use: 'income', number: refusedNumber } });
    await alignReceipt(shop.receipts, id);
    expect([await slipsOf(id), await mine(id)]).toMatchObject([
      [['income', 'refused', 120_000]],
      { cash_receipt: { status: 'refused' }, refusal: null },
    ]);
    const retry = (by: string) => shop.call('PUT', 'adm/cashreceipt/retry', { token: by, body: { id } });
    expect((await retry(token)).body.code).toBe('forbidden');
    expect((await retry(await shop.admin())).status).toBe(200);
    await shop.workOff();
    expect(await slipsOf(id)).toMatchObject(
      [
        ['income', 'dropped'],
        ['income', 'refused'],
      ].map((one) => [...one, 120_000]),
    );
    await ask(id);
    await shop.workOff();
    expect((await slipsOf(id)).at(-1)).toEqual(['income', 'issued', 120_000]);
  });
  it('gives way to a tax invoice', async () => {
    const id = await paid();
    const { exampleCompany } = await import('@maru/contracts/shop/company/company.examples');
    expect((await shop.call('POST', 'shop/taxinvoice', { token, body: { id, ...exampleCompany } })).status).toBe(200);
    await shop.workOff();
    expect([await slipsOf(id), await mine(id)]).toEqual([
      [['self', 'issued', 120_000, 120_000]],
      { cash_receipt: null, refusal: 'cash_receipt_invoiced', settling: false },
    ]);
  });
});

describe('a provider that does not answer', () => {
  it('is asked again for the same, and writes one', async () => {
    const id = await paid({ quantity: 1 });
    await ask(id);
    const issued: unknown[] = [];
    const moody: ReceiptProvider = {
      ...shop.receipts.receipts,
      issue: async (request) => {
        issued.push([request.slip, request.number, request.amount]);
        const written = await shop.receipts.receipts.issue(request);
        if (issued.length === 1) throw new OutcomeUnknown('lost');
        return written;
      },
    };
    const parts = { ...shop.receipts, receipts: moody };
    await expect(alignReceipt(parts, id)).rejects.toBeInstanceOf(OutcomeUnknown);
    expect(await mine(id)).toMatchObject({ cash_receipt: { status: 'requested' } });
    await alignReceipt(parts, id);
    await alignReceipt(parts, id);
    expect(issued).toEqual([1, 1].map((slip) => [slip, '01012345678', price]));
    expect(await slipsOf(id)).toEqual([['income', 'issued', price]]);
  });
  it('is believed where it wrote one with the payment, and none is written beside it', async () => {
    const id = await paid({ quantity: 1 });
    await ask(id);
    const receipt_in_payment = {
      use: 'income',
      amount: price,
      tax_free: 0,
      key: 'k',
      issue_number: '1',
      url: '',
    } as const;
    const find: typeof shop.parts.provider.find = async (of) => ({
      ...(await shop.parts.provider.find(of)),
      receipt_in_payment,
    });
    await alignReceipt({ ...shop.receipts, provider: { find } }, id);
    await shop.workOff();
    expect((await receiptOf(shop.parts, id)).slips).toMatchObject([{ status: 'issued', key: 'k', in_payment: true }]);
  });
});

it('the number of nobody is the tax office’s own', () => expect(selfIssuedTo).toBe('0100001234'));

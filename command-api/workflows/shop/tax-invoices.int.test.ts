import { exampleCompany } from '@maru/contracts/shop/company/company.examples';
import { taxInvoiceStream } from '@maru/contracts/shop/tax-invoice/tax-invoice.events';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { taxInvoiceAggregate } from '../../shop/tax-invoice/tax-invoice.aggregate.ts';
import { price, recipient, type ShopWorld, shopWorld } from './shop.fixture.ts';

let shop: ShopWorld;
let token: string;
let item: string;
beforeAll(async () => {
  shop = await shopWorld();
  [token, item] = [await shop.token(), await shop.item(100)];
});
afterAll(() => shop.close());

const [first, second] = ['202611234100000012345678', '202612054100000087654321'];
/** Three pieces, paid in cash, with a tax invoice. */
const invoiced = async (): Promise<string> => {
  const body = {
    lines: [{ item_id: item, option_id: 1, quantity: 3 }],
    recipient,
    expected_total: 3 * price,
    agreed: true,
  };
  const placed = await shop.call('POST', 'shop/order/place', { token, body });
  const [id, key] = [String(placed.body['id']), v7()];
  const agreed = { key, orderId: id, amount: 3 * price, outcome: 'paid', method: 'TRANSFER' };
  await shop.sendAsSystem('AgreeAtSandbox', agreed);
  await shop.confirm(key, id, 3 * price);
  await shop.workOff();
  await shop.call('POST', 'shop/taxinvoice', { token, body: { id, ...exampleCompany } });
  return id;
};
const issue = async (id: string, total: number, free = 0) =>
  shop.call('PUT', 'adm/taxinvoice/issue', {
    token: await shop.admin(),
    body: { id, approval: first, on: '2026-11-23', total, free },
  });
const amend = async (id: string, total: number) =>
  shop.call('PUT', 'adm/taxinvoice/amend', {
    token: await shop.admin(),
    body: { id, approval: second, on: '2026-12-05', reason: 'cancelled', total, free: 0 },
  });
const cancel = async (id: string, quantity: number) => {
  const refund_account = { bank: '88', account: '110123456789', holder: '김하늘' };
  const body = { id, reason: 'changedMind', parts: [{ no: 1, quantity }], refund_account };
  expect((await shop.call('POST', 'shop/order/cancel', { token, body })).status).toBe(200);
  await shop.workOff();
};
const standing = async (id: string) => (await shop.load(taxInvoiceAggregate, taxInvoiceStream(id))).state;

it('is to be amended by what goes back after it was issued, until that was done', async () => {
  const id = await invoiced();
  expect((await issue(id, 3 * price)).status).toBe(200);
  await shop.workOff();
  expect(await standing(id)).toMatchObject({ invoiced: { total: 3 * price, free: 0 }, overstated: false });
  await cancel(id, 1);
  expect(await standing(id)).toMatchObject({ overstated: true, to_amend: { total: price, free: 0 } });
  expect((await amend(id, price + 1)).body.code).toBe('tax_invoice_not_overstated');
  expect((await amend(id, price)).status).toBe(200);
  expect(await standing(id)).toMatchObject({ overstated: false, amendments: [{ approval: second, total: price }] });
  await cancel(id, 2);
  expect(await standing(id)).toMatchObject({ overstated: true, to_amend: { total: 2 * price, free: 0 } });
  const mine = await shop.call('GET', `shop/taxinvoice?id=${id}`, { token });
  expect(mine.body['tax_invoice']).toMatchObject({
    to_amend: { total: 2 * price },
    amendments: [{ approval: second }],
  });
});

it('is issued for what is left, where a part went back before', async () => {
  const id = await invoiced();
  await cancel(id, 1);
  await issue(id, 2 * price);
  await shop.workOff();
  expect(await standing(id)).toMatchObject({ invoiced: { total: 2 * price, free: 0 }, overstated: false });
});

it('is to be amended at once, where a part went back before its number was written down', async () => {
  const id = await invoiced();
  await cancel(id, 1);
  expect((await issue(id, 3 * price, 3 * price + 1)).status).toBe(400);
  await issue(id, 3 * price);
  await shop.workOff();
  expect(await standing(id)).toMatchObject({
    invoiced: { total: 3 * price, free: 0 },
    overstated: true,
    to_amend: { total: price, free: 0 },
  });
});

import { noticeExamples } from '@maru/contracts/shop/item/item.examples';
import type { StuckReceipt } from '@maru/contracts/shop/cash-receipt/cash-receipt.routes';
import type { PlacedOrder } from '@maru/contracts/shop/order/order.routes';
import { beforeAll, expect, it } from 'vitest';
import { refusedNumber } from '../../command-api/shop/cash-receipt/sandbox-receipts.service.ts';
import { type Client, logIn, newPerson, visit } from '../support/api-client.ts';
import { agreeAtSandbox, recipient } from '../support/orders.ts';
import { openPracticeProduct } from '../support/product.ts';
import type { Product } from '../support/running-server.ts';

interface Answer {
  readonly list: readonly StuckReceipt[];
  readonly total: number;
  readonly code?: string;
}
let product: Product;
let admin: Client;
let buyer: Client;
let item: string;
beforeAll(async () => {
  product = await openPracticeProduct();
  admin = await logIn(product.url);
  buyer = await newPerson(product, '김하늘');
  const { body } = await admin.call<{ id: string }>('POST', 'adm/item/add', {
    body: {
      name: '코튼 명함',
      category: '명함',
      state: 'onSale',
      notice: noticeExamples.goods,
      options: [{ name: '100장', price: 120_000, stock: 5 }],
    },
  });
  item = body.id;
}, 120_000);

const listed = async (query = {}, by = admin) => (await by.call<Answer>('GET', 'adm/cashreceipt/list', { query })).body;
const all = { itemsPerPage: 100 };
const paidInCash = async () => {
  const lines = [{ item_id: item, option_id: 1, quantity: 1 }];
  const quoted = await buyer.call<{ amounts: { total: number } }>('POST', 'shop/cart/quote', {
    body: { lines, postcode: recipient.postcode },
  });
  const { body: order } = await buyer.call<PlacedOrder>('POST', 'shop/order/place', {
    body: {
      lines,
      recipient,
      expected_total: quoted.body.amounts.total,
      agreed: true,
      cash_receipt: { use: 'income', number: refusedNumber },
    },
  });
  const { body: brought } = await agreeAtSandbox(product.url, order, 'paid', 'TRANSFER');
  await visit(product.url, 'POST', 'shop/payment/confirm', { body: brought });
  return order;
};

it('are found by administrators alone, page by page, the one that waits longest first', async () => {
  const { total: before } = await listed();
  const orders: PlacedOrder[] = [];
  for (const more of [1, 2]) {
    orders.push(await paidInCash());
    await expect.poll(async () => (await listed()).total, { timeout: 20_000 }).toBe(before + more);
  }
  const rows = orders.map(({ id, number, total: amount }) => ({
    order_id: id,
    number,
    paid_at: expect.any(Number) as unknown,
    use: 'income',
    what: 'issue',
    amount,
    code: 'INVALID_IDENTITY_NUMBER',
  }));
  const total = before + rows.length;
  expect((await listed(all)).list.slice(-2)).toEqual(rows);
  expect(await listed({ page: total, itemsPerPage: 1 })).toEqual({ list: rows.slice(1), total });
  expect((await listed({}, buyer)).code).toBe('forbidden');
  expect((await visit<Answer>(product.url, 'GET', 'adm/cashreceipt/list')).body.code).toBe('not_logged_in');
  const [first] = orders;
  await admin.call('PUT', 'adm/cashreceipt/retry', { body: { id: first?.id } });
  await expect
    .poll(async () => (await listed(all)).list.slice(-2).map(({ order_id }) => order_id), { timeout: 20_000 })
    .toEqual(orders.toReversed().map(({ id }) => id));
});

import type { CashReceiptDocument } from '@maru/contracts/shop/cash-receipt/cash-receipt.views';
import type { ReceiptComparison } from '@maru/contracts/shop/cash-receipt/cash-receipt.routes';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { receiptOf } from '../../shop/cash-receipt/align-receipt.service.ts';
import { sandboxReceiptBook } from '../../shop/cash-receipt/sandbox-receipt-book.service.ts';
import { OutcomeUnknown } from '../../shop/payment/payment-provider.ts';
import { compareReceipts } from '../reconciliation/compare-receipts.ts';
import { price, recipient, type ShopWorld, shopWorld } from './shop.fixture.ts';

const dayMs = 24 * 60 * 60 * 1_000;
let shop: ShopWorld;
let token: string;
let item: string;
beforeAll(async () => {
  shop = await shopWorld();
  item = await shop.item(100);
});
beforeEach(async () => {
  orders.length = 0;
  token = await shop.token();
});
afterAll(() => shop.close());

const orders: string[] = [];
/** Two pieces, paid in cash, with a receipt that nobody asked for. */
const paid = async (): Promise<string> => {
  const lines = [{ item_id: item, option_id: 1, quantity: 2 }];
  const body = { lines, recipient, expected_total: 2 * price, agreed: true };
  const placed = await shop.call('POST', 'shop/order/place', { token, body });
  const [id, amount, key] = [String(placed.body['id']), 2 * price, v7()];
  await shop.sendAsSystem('AgreeAtSandbox', { key, orderId: id, amount, outcome: 'paid', method: 'TRANSFER' });
  await shop.confirm(key, id, amount);
  await shop.workOff();
  orders.push(id);
  return id;
};
const cancelOne = async (id: string) => {
  const refund_account = { bank: '88', account: '110123456789', holder: '김하늘' };
  const body = { id, reason: 'changedMind', parts: [{ no: 1, quantity: 1 }], refund_account };
  expect((await shop.call('POST', 'shop/order/cancel', { token, body })).status).toBe(200);
  await shop.workOff();
};
const slips = async (id: string) => (await receiptOf(shop.parts, id)).slips;
const keyOf = async (id: string) => (await slips(id)).at(-1)?.key ?? '';
const decline = async (id: string, cancel: number | null = null) =>
  shop.sendAsSystem('DeclineSandboxReceipt', { key: await keyOf(id), cancel, code: 'TAX_OFFICE_REFUSED' });

const docsOf = async (): Promise<readonly Partial<CashReceiptDocument>[]> =>
  Promise.all(
    orders.map(async (id) => ({ ...(await receiptOf(shop.parts, id)), changed_at: shop.clock.now(), stuck: false })),
  );
/** What the comparison of a day found, an hour after everything else. */
const compared = async (book = sandboxReceiptBook(shop.events)): Promise<ReceiptComparison | undefined> => {
  const docs = await docsOf();
  shop.clock.advance(2 * 60 * 60 * 1_000);
  let saved: ReceiptComparison | undefined;
  const views = {
    define: async () => undefined,
    write: async (_view: string, _version: number, [write]: [{ doc: ReceiptComparison }]) => void (saved = write.doc),
    version: () => ({ get: async () => undefined }),
    view: () => ({ find: async () => docs.map((doc) => ({ doc, position: 1 })) }),
  } as unknown as ViewStore;
  const round = compareReceipts({
    engines: { views, clock: shop.clock },
    book,
    send: shop.parts.send,
    waitMs: () => 0,
    fence: 1,
  });
  for (let rounds = 0; rounds < 45; rounds += 1) await round();
  return saved;
};

it('finds nothing where both say the same, also after a part went back', async () => {
  const id = await paid();
  await cancelOne(id);
  expect(await compared()).toMatchObject({ compared: 1, differences: [] });
  expect((await slips(id)).at(-1)).toMatchObject({ status: 'issued' });
});

it('tells of one that is missing there, missing here, or of another amount', async () => {
  const [absent, less] = [await paid(), await paid()];
  await shop.sendAsSystem('CancelSandboxReceipt', { key: await keyOf(less), cancel: 9, amount: 1_000 });
  const foreign = v7();
  await shop.sendAsSystem('WriteSandboxReceipt', { key: foreign, use: 'income', amount: 7_000, tax_free: 0 });
  const [book, gone, other] = [sandboxReceiptBook(shop.events), await keyOf(absent), await keyOf(less)];
  const others = new Set([gone, other, foreign]);
  const without = {
    onDay: async (day: number) => (await book.onDay(day)).filter(({ key }) => key !== gone && others.has(key)),
  };
  expect((await compared(without))?.differences).toEqual([
    { order_id: absent, key: gone, what: 'missingThere', here: 2 * price, there: 0 },
    { order_id: less, key: other, what: 'amount', here: 2 * price, there: 2 * price - 1_000 },
    { order_id: null, key: foreign, what: 'missingHere', here: 0, there: 7_000 },
  ]);
});

it('hands what the tax office declined days later to a person, who has it issued again', async () => {
  const id = await paid();
  await decline(id);
  shop.clock.advance(2 * dayMs);
  await compared();
  expect(await slips(id)).toMatchObject([{ status: 'refused', code: 'TAX_OFFICE_REFUSED' }]);
  const retry = { token: await shop.admin(), body: { id } };
  expect((await shop.call('PUT', 'adm/cashreceipt/retry', retry)).status).toBe(200);
  await shop.workOff();
  expect(await slips(id)).toMatchObject([{ status: 'dropped' }, { status: 'issued', amount: 2 * price }]);
  await compared();
  expect((await slips(id)).at(-1)).toMatchObject({ status: 'issued' });
});

it('does the same with what was taken back, and once only', async () => {
  const id = await paid();
  await cancelOne(id);
  await decline(id, 1);
  await compared();
  expect(await slips(id)).toMatchObject([{ status: 'issued', cancels: [{ status: 'refused' }] }]);
  await shop.call('PUT', 'adm/cashreceipt/retry', { token: await shop.admin(), body: { id } });
  await shop.workOff();
  await compared();
  expect(await slips(id)).toMatchObject([{ cancels: [{ status: 'dropped' }, { no: 2, status: 'done' }] }]);
});

it('asks again in the next round where the provider does not answer, and says nothing meanwhile', async () => {
  await paid();
  let asked = 0;
  const book = sandboxReceiptBook(shop.events);
  const moody = {
    onDay: async (day: number) => {
      asked += 1;
      if (asked === 3) throw new OutcomeUnknown('away');
      return book.onDay(day);
    },
  };
  const found = await compared(moody);
  expect([asked, found?.compared]).toEqual([42, 1]);
});

it('declines nothing for anybody but the system', async () => {
  const id = await paid();
  await expect(shop.asAdmin('DeclineCashReceipt', { id, slip: 1, cancel: null, code: 'X' })).rejects.toMatchObject({
    code: 'forbidden',
  });
});

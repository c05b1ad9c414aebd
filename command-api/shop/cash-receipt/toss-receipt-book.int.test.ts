import { dayOf } from '@maru/contracts/kernel/seoul-days';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { json, refusal, tossServer } from '../../testing/toss-server.fixture.ts';
import { OutcomeUnknown } from '../payment/payment-provider.ts';
import type { ReceiptBook } from './receipt-book.ts';
import { tossReceiptBook } from './toss-receipt-book.service.ts';

const { script, keys, close } = tossServer();
let book: ReceiptBook;
beforeAll(async () => void (book = tossReceiptBook(await keys())));
beforeEach(() => void (script.heard = []));
afterAll(close);

const day = dayOf(2026, 3, 2);
const row = {
  receiptKey: 'r1',
  orderId: 'o1-1',
  transactionType: 'CONFIRM',
  amount: 97_700,
  issueStatus: 'IN_PROGRESS',
};

it('reads all pages of a day', async () => {
  const declined = { ...row, issueStatus: 'FAILED', failure: { code: 'INVALID_NUMBER', message: '…' } };
  script.answers = [
    json(200, { hasNext: true, lastCursor: 7, data: [row, declined] }),
    json(200, {
      hasNext: false,
      lastCursor: null,
      data: [{ ...row, transactionType: 'CANCEL', amount: 10_000, issueStatus: 'COMPLETED' }],
    }),
  ];
  const first = { key: 'r1', name: 'o1-1', isCancel: false, amount: 97_700, status: 'inProgress', code: '' };
  expect(await book.onDay(day)).toEqual([
    first,
    { ...first, status: 'failed', code: 'INVALID_NUMBER' },
    { ...first, isCancel: true, amount: 10_000, status: 'completed' },
  ]);
  expect(script.heard.map(({ method, url }) => [method, url])).toEqual([
    ['GET', '/v1/cash-receipts?requestDate=2026-03-02&limit=1000'],
    ['GET', '/v1/cash-receipts?requestDate=2026-03-02&limit=1000&cursor=7'],
  ]);
});

it('takes no refusal and no other shape for an empty day', async () => {
  for (const answer of [
    refusal(403, 'FORBIDDEN_REQUEST'),
    json(200, {}),
    json(200, { data: [{ ...row, issueStatus: 'NEW' }] }),
  ]) {
    script.answers = [answer];
    await expect(book.onDay(day)).rejects.toBeInstanceOf(OutcomeUnknown);
  }
});

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { hang, json, refusal, tossServer } from '../../testing/toss-server.fixture.ts';
import { OutcomeUnknown } from '../payment/payment-provider.ts';
import { ReceiptRefused } from './receipt-provider.ts';
import { tossReceipts } from './toss-receipts.service.ts';

const { script, keys, close } = tossServer();
let provider: ReturnType<typeof tossReceipts>;
/** Gives up soon, for answers that never come. */
let impatient: typeof provider;
beforeAll(async () => void ([provider, impatient] = [tossReceipts(await keys()), tossReceipts(await keys(), 100)]));
beforeEach(() => void (script.heard = []));
afterAll(close);

const orderId = '01900000-0000-7000-8000-0000000000f9';
const wanted = {
  orderId,
  slip: 2,
  use: 'self',
  number: '0100001234',
  name: '명함 외 1건',
  amount: 97_700,
  taxFree: 28_000,
} as const;
const written = {
  receiptKey: 'r/1',
  issueNumber: '123456789',
  receiptUrl: 'https://dashboard.tosspayments.com/receipt',
};

it('writes one under a name of its own, once', async () => {
  script.answers = [json(200, { ...written, issueStatus: 'IN_PROGRESS', amount: 97_700 })];
  expect(await provider.issue(wanted)).toEqual({ key: 'r/1', issue_number: '123456789', url: written.receiptUrl });
  const [call] = script.heard;
  expect([call?.method, call?.url, call?.headers['idempotency-key']]).toEqual([
    'POST',
    '/v1/cash-receipts',
    `${orderId}:receipt:2`,
  ]);
  expect(call?.body).toEqual({
    orderId: `${orderId}-2`,
    orderName: '명함 외 1건',
    amount: 97_700,
    taxFreeAmount: 28_000,
    customerIdentityNumber: '0100001234',
    type: '소득공제',
  });
});
it('takes a part back', async () => {
  script.answers = [json(200, { ...written, transactionType: 'CANCEL' })];
  await provider.cancel({ orderId, slip: 2, cancel: 3, key: 'r/1', amount: 30_000 });
  const [call] = script.heard;
  expect([call?.url, call?.body, call?.headers['idempotency-key']]).toEqual([
    '/v1/cash-receipts/r%2F1/cancel',
    { amount: 30_000 },
    `${orderId}:receipt:2:cancel:3`,
  ]);
});
it('tells a refusal from what is to be asked again', async () => {
  script.answers = [refusal(400, 'INVALID_REGISTRATION_NUMBER')];
  await expect(provider.issue(wanted)).rejects.toThrow(ReceiptRefused);
  for (const answer of [refusal(400, 'PROVIDER_ERROR'), refusal(500, 'COMMON_ERROR'), json(200, {}), hang]) {
    script.answers = [answer];
    await expect((answer === hang ? impatient : provider).issue(wanted)).rejects.toThrow(OutcomeUnknown);
  }
});

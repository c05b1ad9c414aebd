import type { Response } from 'express';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OutcomeUnknown, RefundRefused } from './payment-provider.ts';
import { account, key, orderId, payment } from './toss.fixture.ts';
import { hang, json, refusal, tossServer } from '../../testing/toss-server.fixture.ts';
import { toss } from './toss.service.ts';

const asked = { key, orderId, amount: 97_700 };

const { script, keys, close } = tossServer();
let provider: ReturnType<typeof toss>;
/** Gives up soon, for answers that never come. */
let impatient: typeof provider;
beforeAll(async () => void ([provider, impatient] = [toss(await keys()), toss(await keys(), 100)]));
beforeEach(() => void (script.heard = []));
afterAll(close);

describe('confirm', () => {
  it('sends what the reference asks for, and reads what was taken', async () => {
    script.answers = [json(200, payment())];
    expect(await provider.confirm(asked)).toEqual({
      key,
      order_id: orderId,
      status: 'paid',
      amount: 97_700,
      cancelled: 0,
      method: '카드',
      receipt: 'https://dashboard.tosspayments.com/receipt',
      deposit: null,
      code: 'DONE',
    });
    const [call] = script.heard;
    expect([call?.method, call?.url, call?.body]).toEqual([
      'POST',
      '/v1/payments/confirm',
      { paymentKey: key, orderId, amount: 97_700 },
    ]);
    expect(call?.headers.authorization).toBe(`Basic ${Buffer.from('test_sk_of_tests:').toString('base64')}`);
    expect(String(call?.headers['idempotency-key'])).toMatch(new RegExp(`^${orderId}:confirm:[0-9a-f]{64}$`));
  });
  it('asks under the same key for the same try only', async () => {
    script.answers = [json(200, payment())];
    for (const one of [key, key, 'another']) await provider.confirm({ ...asked, key: one });
    const keys = script.heard.map(({ headers }) => headers['idempotency-key']);
    expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
  });
  it('tells the account that waits', async () => {
    script.answers = [
      json(
        200,
        payment({ status: 'WAITING_FOR_DEPOSIT', method: '가상계좌', approvedAt: null, virtualAccount: account }),
      ),
    ];
    expect(await provider.confirm(asked)).toMatchObject({
      status: 'awaitingDeposit',
      deposit: { bank: '신한은행', account: '56211234567890', due: '2026-11-22T14:59:59.000Z' },
    });
  });
  it('is refused for good', async () => {
    script.answers = [refusal(403, 'REJECT_CARD_PAYMENT')];
    expect(await provider.confirm(asked)).toMatchObject({
      status: 'refused',
      code: 'REJECT_CARD_PAYMENT',
      order_id: orderId,
    });
    expect(script.heard).toHaveLength(1);
  });
  it.each(['ALREADY_PROCESSED_PAYMENT', 'PROVIDER_ERROR', 'A_CODE_OF_TOMORROW'])('looks after %s', async (code) => {
    script.answers = [refusal(400, code), json(200, payment())];
    expect(await provider.confirm(asked)).toMatchObject({ status: 'paid' });
    expect(script.heard.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /v1/payments/confirm',
      `GET /v1/payments/${encodeURIComponent(key)}`,
    ]);
  });
  it.each([
    ['no answer', hang],
    ['an error of theirs', refusal(500, 'FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING')],
    ['one that is being worked on', refusal(409, 'IDEMPOTENT_REQUEST_PROCESSING')],
    ['something else than JSON', (res: Response) => void res.status(502).send('<html>')],
    ['another shape', json(200, { status: 'DONE' })],
    ['a cut connection', (res: Response) => void res.destroy()],
    ['elsewhere', (res: Response) => res.redirect('https://example.com/')],
  ])('%s says nothing', async (_name, answer) => {
    script.answers = [answer];
    await expect((answer === hang ? impatient : provider).confirm(asked)).rejects.toThrow(OutcomeUnknown);
  });
});

describe('money that is kept until the buyer has confirmed', () => {
  it('is known by the answer', async () => {
    script.answers = [json(200, payment({ method: '계좌이체', useEscrow: true }))];
    expect(await provider.find({ key, orderId })).toMatchObject({ status: 'paid', method: '계좌이체', escrow: true });
  });
  it.each([400, 500])('goes back in no part, whatever the status says: %i', async (status) => {
    const message = '[ES12] 부분취소 불가한 에스크로 상태 입니다.';
    script.answers = [refusal(status, 'FAILED_INTERNAL_SYSTEM_PROCESSING', message)];
    const part = { key, orderId, refundId: 'r1', amount: 1_000, reason: '', account: null, taxFree: 0 };
    const asked = provider.cancel({ ...part, accountsRefused: 0 });
    await expect(asked).rejects.toMatchObject({ code: 'ESCROW_PART' });
  });
});

describe('find', () => {
  it.each([
    ['READY', {}, { status: 'pending' }],
    ['IN_PROGRESS', { approvedAt: null }, { status: 'pending' }],
    ['DONE', {}, { status: 'paid', cancelled: 0 }],
    ['ABORTED', { failure: { code: 'REJECT_CARD_PAYMENT' } }, { status: 'refused', code: 'REJECT_CARD_PAYMENT' }],
    ['EXPIRED', { approvedAt: null }, { status: 'refused', code: 'EXPIRED' }],
    ['PARTIAL_CANCELED', { balanceAmount: 62_850 }, { status: 'paid', cancelled: 34_850 }],
    ['CANCELED', { balanceAmount: 0 }, { status: 'paid', cancelled: 97_700 }],
    ['CANCELED', { approvedAt: null, balanceAmount: 0, virtualAccount: account }, { status: 'refused', deposit: null }],
  ])('%s', async (status, part, seen) => {
    script.answers = [json(200, payment({ status, ...part }))];
    expect(await provider.find({ key, orderId })).toMatchObject(seen);
  });
  it('knows nothing of what is not found: it may be too early', async () => {
    script.answers = [refusal(404, 'NOT_FOUND_PAYMENT')];
    await expect(provider.find({ key, orderId })).rejects.toThrow(OutcomeUnknown);
  });
});

describe('cancel', () => {
  const refund = {
    key,
    orderId,
    refundId: 'r1',
    amount: 34_850,
    reason: '단순 변심',
    account: null,
    taxFree: 28_000,
    accountsRefused: 0,
  };
  it('asks anew, under another key, once an account was refused', async () => {
    script.answers = [json(200, payment({ status: 'PARTIAL_CANCELED', balanceAmount: 62_850 }))];
    await provider.cancel({ ...refund, accountsRefused: 2 });
    expect(script.heard[0]?.headers['idempotency-key']).toBe(`${orderId}:refund:r1:2`);
  });
  it('gives back a part, or all', async () => {
    script.answers = [
      json(200, payment({ status: 'PARTIAL_CANCELED', balanceAmount: 62_850 })),
      json(200, payment({ status: 'CANCELED', balanceAmount: 0 })),
    ];
    expect(await provider.cancel(refund)).toMatchObject({ status: 'paid', cancelled: 34_850 });
    expect(await provider.cancel({ ...refund, refundId: 'r2', amount: null })).toMatchObject({ cancelled: 97_700 });
    expect(script.heard.map(({ url, body, headers }) => [url, body, headers['idempotency-key']])).toEqual([
      [
        `/v1/payments/${encodeURIComponent(key)}/cancel`,
        { cancelReason: '단순 변심', cancelAmount: 34_850, taxFreeAmount: 28_000 },
        `${orderId}:refund:r1`,
      ],
      [`/v1/payments/${encodeURIComponent(key)}/cancel`, { cancelReason: '단순 변심' }, `${orderId}:refund:r2`],
    ]);
  });
  it('tells where money goes that came into a virtual account', async () => {
    script.answers = [json(200, payment({ status: 'PARTIAL_CANCELED', balanceAmount: 62_850 }))];
    await provider.cancel({ ...refund, account: { bank: '88', account: '110123456789', holder: '김하늘' } });
    expect(script.heard[0]?.body).toEqual({
      cancelReason: '단순 변심',
      cancelAmount: 34_850,
      taxFreeAmount: 28_000,
      refundReceiveAccount: { bank: '88', accountNumber: '110123456789', holderName: '김하늘' },
    });
  });
  it('is refused for good, or not yet decided', async () => {
    script.answers = [refusal(403, 'NOT_CANCELABLE_AMOUNT')];
    await expect(provider.cancel(refund)).rejects.toThrow(RefundRefused);
    for (const answer of [refusal(400, 'PROVIDER_ERROR'), refusal(500, 'COMMON_ERROR'), hang]) {
      script.answers = [answer];
      await expect((answer === hang ? impatient : provider).cancel(refund)).rejects.toThrow(OutcomeUnknown);
    }
  });
});

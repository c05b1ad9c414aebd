// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPayment } from './open-payment.public.ts';
import { pendingPayment } from './pending.fixture.ts';

const script = vi.hoisted(() => ({ load: vi.fn<(src: string) => Promise<void>>(async () => undefined) }));
vi.mock('../../kernel/load-script.ts', () => ({ loadScript: script.load }));

const requestPayment = vi.fn<(asked: object) => Promise<unknown>>(async () => undefined);
const shop = vi.fn<(clientKey: string) => object>(() => ({ payment: () => ({ requestPayment }) }));
const cashReceipt = { type: '미발행' };
const escrowProducts = [{ id: '1', name: '두꺼운 코튼 명함', code: 'cotton', unitPrice: 11_500, quantity: 2 }];
const payment = { provider: 'toss', client_key: 'test_ck_1' } as const;

beforeEach(() => {
  vi.stubGlobal('TossPayments', Object.assign(shop, { ANONYMOUS: 'ANONYMOUS' }));
  requestPayment.mockClear();
});
afterEach(() => void vi.unstubAllGlobals());

describe('the window of Toss Payments', () => {
  it('is told what was placed, and where to lead back', async () => {
    expect(await openPayment(pendingPayment({}, { payment }))).toBeUndefined();
    expect(script.load).toHaveBeenCalledWith('https://js.tosspayments.com/v2/standard');
    expect(shop).toHaveBeenCalledWith('test_ck_1');
    expect(requestPayment.mock.calls[0]?.[0]).toMatchObject({
      method: 'CARD',
      amount: { currency: 'KRW', value: 23_000 },
      taxFreeAmount: 3_000,
      orderId: '01900000-0000-7000-8000-0000000000f9',
      orderName: '두꺼운 코튼 명함',
      windowTarget: 'self',
      successUrl: `${window.location.origin}/success?number=260101-0000-00F`,
      failUrl: `${window.location.origin}/fail?orderId=01900000-0000-7000-8000-0000000000f9&number=260101-0000-00F`,
      customerMobilePhone: '01012345678',
      card: { flowMode: 'DEFAULT' },
    });
  });

  it.each([
    ['TRANSFER', true, { transfer: { cashReceipt, useEscrow: true, escrowProducts } }],
    ['TRANSFER', false, { transfer: { cashReceipt, useEscrow: false, escrowProducts } }],
    ['VIRTUAL_ACCOUNT', true, { virtualAccount: { cashReceipt, useEscrow: true, escrowProducts, validHours: 3 } }],
    ['CARD', true, { card: { flowMode: 'DEFAULT', useEscrow: false } }],
  ] as const)('for %s, with its money kept: %s', async (method, escrow, asked) => {
    await openPayment(pendingPayment({ method, escrow }, { payment, escrow: escrowProducts }));
    expect(requestPayment.mock.calls[0]?.[0]).toMatchObject({ method, ...asked });
  });

  it('that somebody closes says so', async () => {
    requestPayment.mockRejectedValueOnce(Object.assign(new Error('취소되었습니다.'), { code: 'USER_CANCEL' }));
    expect(await openPayment(pendingPayment({}, { payment }))).toEqual({
      code: 'USER_CANCEL',
      message: '취소되었습니다.',
    });
  });

  it('that does not come is told in our words', async () => {
    script.load.mockRejectedValueOnce(new Error('https://js.tosspayments.com/v2/standard could not be loaded'));
    expect(await openPayment(pendingPayment({}, { payment }))).toEqual({
      code: '',
      message: expect.stringContaining('결제창을 열지 못했어요.'),
    });
  });
});

it('without a key the sandbox stands in', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  await openPayment(pendingPayment({ method: 'VIRTUAL_ACCOUNT' }));
  const { pathname, searchParams } = new URL(String(assign.mock.calls[0]?.[0]), window.location.origin);
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/api/sandbox/pay',
    {
      orderId: '01900000-0000-7000-8000-0000000000f9',
      number: '260101-0000-00F',
      amount: '23000',
      taxFree: '3000',
      name: '두꺼운 코튼 명함',
      method: 'VIRTUAL_ACCOUNT',
    },
  ]);
});

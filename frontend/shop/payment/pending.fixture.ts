import type { PendingPayment } from './pending-payment.public.ts';

/** An order of two cards that can be paid for twenty minutes. */
export const pendingPayment = (
  part: Partial<PendingPayment> = {},
  placed: Partial<PendingPayment['placed']> = {},
): PendingPayment => ({
  lines: [{ item_id: '01900000-0000-7000-8000-0000000000f1', option_id: 1, quantity: 2 }],
  method: 'CARD',
  escrow: true,
  userId: null,
  buyer: { name: '김하늘', phone: '01012345678', email: 'haneul@example.com' },
  placed: {
    id: '01900000-0000-7000-8000-0000000000f9',
    number: '260101-0000-00F',
    total: 23_000,
    tax_free: 3_000,
    name: '두꺼운 코튼 명함',
    pay_until: Date.now() + 20 * 60_000,
    deposit_hours: 3,
    escrow: null,
    payment: { provider: 'sandbox', client_key: null },
    ...placed,
  },
  ...part,
});

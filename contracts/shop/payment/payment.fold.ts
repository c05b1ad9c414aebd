import type { StreamFold } from '../../kernel/fold.ts';
import type { CancelReason, Deposit } from './payment.fields.ts';
import type { PaymentEvent } from './payment.events.ts';

/** One try to pay. It only ever moves on: requested, then awaiting or refused, then paid; `cancelled` only grows. */
export interface Attempt {
  readonly key: string;
  readonly status: 'requested' | 'awaitingDeposit' | 'refused' | 'paid';
  readonly amount: number;
  readonly cancelled: number;
  readonly method: string;
  /** Where the provider shows it, when it is paid. */
  readonly receipt: string | null;
  readonly deposit: Deposit | null;
  /** Why it was refused, in the provider's words; '' where it was not. */
  readonly code: string;
}
export interface Refund {
  readonly refundId: string;
  readonly key: string;
  /** Null for all of it. */
  readonly amount: number | null;
  readonly reason: CancelReason;
  readonly outcome: 'requested' | 'done' | 'refused';
}
export interface PaymentFacts {
  readonly attempts: readonly Attempt[];
  readonly refunds: readonly Refund[];
}
export const noPayment: PaymentFacts = { attempts: [], refunds: [] };

const withAttempt = ({ attempts, refunds }: PaymentFacts, key: string, change: Partial<Attempt>): PaymentFacts => ({
  refunds,
  attempts: attempts.map((attempt) => (attempt.key === key ? { ...attempt, ...change } : attempt)),
});

export const paymentFold: StreamFold<PaymentFacts, PaymentEvent> = {
  initialState: noPayment,
  evolve: {
    PaymentRequested: ({ attempts, refunds }, { data: { key, amount } }) => ({
      refunds,
      attempts: [
        ...attempts,
        { key, status: 'requested', amount, cancelled: 0, method: '', receipt: null, deposit: null, code: '' },
      ],
    }),
    PaymentRefused: (state, { data: { key, code } }) => withAttempt(state, key, { status: 'refused', code }),
    PaymentDepositAwaited: (state, { data: { key, deposit } }) =>
      withAttempt(state, key, { status: 'awaitingDeposit', deposit }),
    PaymentDone: (state, { data: { key, amount, method, receipt } }) =>
      withAttempt(state, key, { status: 'paid', amount, method, receipt }),
    PaymentCancelled: (state, { data: { key, cancelled } }) => withAttempt(state, key, { cancelled }),
    RefundRequested: ({ attempts, refunds }, { data: { refundId, key, amount, reason } }) => ({
      attempts,
      refunds: [...refunds, { refundId, key, amount, reason, outcome: 'requested' }],
    }),
    RefundSettled: ({ attempts, refunds }, { data: { refundId, outcome } }) => ({
      attempts,
      refunds: refunds.map((refund) => (refund.refundId === refundId ? { ...refund, outcome } : refund)),
    }),
  },
};

/** Tries of which only the provider knows how they end. */
export const openAttempts = ({ attempts }: PaymentFacts) =>
  attempts.filter(({ status }) => status === 'requested' || status === 'awaitingDeposit');
export const openRefunds = ({ refunds }: PaymentFacts) => refunds.filter(({ outcome }) => outcome === 'requested');
/** Somebody has to look after it until the provider has said how it ends. */
export const isOpen = (payment: PaymentFacts): boolean =>
  openAttempts(payment).length + openRefunds(payment).length > 0;

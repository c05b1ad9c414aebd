import type { StreamFold } from '../../kernel/fold.ts';
import type { CancelReason, Deposit } from './payment.fields.ts';
import type { PaymentEvent } from './payment.events.ts';

/** One try to pay. It only ever moves on: requested, then awaiting or refused, then paid; `cancelled` only grows. */
export interface Attempt {
  readonly key: string;
  readonly status: 'requested' | 'awaitingDeposit' | 'refused' | 'paid';
  readonly amount: number;
  /** Its part without VAT; null where nobody said. */
  readonly tax_free: number | null;
  readonly cancelled: number;
  readonly method: string;
  /** Where the provider shows it, when it is paid. */
  readonly receipt: string | null;
  readonly deposit: Deposit | null;
  readonly escrow: boolean;
  /** Why it was refused, in the provider's words; '' where it was not. */
  readonly code: string;
}
export interface Refund {
  readonly refundId: string;
  readonly key: string;
  /** Null for all of it. */
  readonly amount: number | null;
  /** Null where it is all, or nobody said. */
  readonly tax_free: number | null;
  readonly reason: CancelReason;
  readonly outcome: 'requested' | 'awaitsAccount' | 'done' | 'refused' | 'kept';
  /** As of which revision of the order it waits for an account; -1 where it never did. */
  readonly order_revision: number;
  /** How many accounts the provider has refused. */
  readonly accounts_refused: number;
  /** Won of the amount that had gone back before it was asked for. */
  readonly covered: number;
  /** A person gave it back, so the provider still holds it. */
  readonly by_hand: boolean;
}
export interface PaymentFacts {
  readonly attempts: readonly Attempt[];
  readonly refunds: readonly Refund[];
  /** Won: what the shop holds by the provider's word, and by the order's; null while they agree. */
  readonly difference: { readonly held: number; readonly expected: number } | null;
  /** By how many won they may differ, since a person said why. */
  readonly accepted: number;
}
export const noPayment: PaymentFacts = { attempts: [], refunds: [], difference: null, accepted: 0 };

const newRefund = { outcome: 'requested', order_revision: -1, accounts_refused: 0, by_hand: false } as const;

const withAttempt = (state: PaymentFacts, key: string, change: Partial<Attempt>): PaymentFacts => ({
  ...state,
  attempts: state.attempts.map((attempt) => (attempt.key === key ? { ...attempt, ...change } : attempt)),
});

const withRefund = (state: PaymentFacts, id: string, change: (refund: Refund) => Partial<Refund>): PaymentFacts => ({
  ...state,
  refunds: state.refunds.map((refund) => (refund.refundId === id ? { ...refund, ...change(refund) } : refund)),
});
/** Another account may do where one of these was the answer (https://docs.tosspayments.com/reference/error-codes, 결제 취소). */
export const accountRefusals: ReadonlySet<string> = new Set([
  'INVALID_REFUND_ACCOUNT_INFO',
  'INVALID_REFUND_ACCOUNT_NUMBER',
  'INVALID_BANK',
  'FORBIDDEN_BANK_REFUND_REQUEST',
]);

/** What was to be closed while it waits had been paid into by then, and the order takes the money: it is kept. */
export const orderTakesIt = 'orderTakesIt';

export const paymentFold: StreamFold<PaymentFacts, PaymentEvent> = {
  initialState: noPayment,
  evolve: {
    PaymentRequested: (state, { data: { key, amount, tax_free = null } }) => ({
      ...state,
      attempts: [
        ...state.attempts,
        {
          key,
          status: 'requested',
          amount,
          tax_free,
          cancelled: 0,
          method: '',
          receipt: null,
          deposit: null,
          escrow: false,
          code: '',
        },
      ],
    }),
    PaymentRefused: (state, { data: { key, code } }) => withAttempt(state, key, { status: 'refused', code }),
    PaymentDepositAwaited: (state, { data: { key, deposit } }) =>
      withAttempt(state, key, { status: 'awaitingDeposit', deposit }),
    PaymentDone: (state, { data: { key, amount, method, receipt, escrow = false } }) =>
      withAttempt(state, key, { status: 'paid', amount, method, receipt, escrow }),
    PaymentCancelled: (state, { data: { key, cancelled } }) => withAttempt(state, key, { cancelled }),
    RefundRequested: (state, { data: { refundId, key, amount, tax_free = null, covered = 0, reason } }) => ({
      ...state,
      refunds: [...state.refunds, { ...newRefund, refundId, key, amount, tax_free, covered, reason }],
    }),
    RefundAccountNeeded: (state, { data: { refundId, order_revision, code } }) =>
      withRefund(state, refundId, ({ accounts_refused }) => ({
        outcome: 'awaitsAccount',
        order_revision,
        accounts_refused: accounts_refused + Number(code !== ''),
      })),
    RefundResumed: (state, { data: { refundId } }) => withRefund(state, refundId, () => ({ outcome: 'requested' })),
    // Before refunds waited for an account, the want of one was a refusal.
    RefundSettled: (state, { data: { refundId, outcome, code } }) =>
      withRefund(state, refundId, ({ accounts_refused }) =>
        outcome === 'refused' && accountRefusals.has(code)
          ? { outcome: 'awaitsAccount', accounts_refused: accounts_refused + 1 }
          : { outcome: code === orderTakesIt ? 'kept' : outcome, by_hand: code === 'byHand' },
      ),
    PaymentDiffers: (state, { data: { held, expected } }) => ({ ...state, difference: { held, expected } }),
    DifferenceClosed: (state, { data: { reason, accepted } }) => {
      const { held, expected } = state.difference ?? { held: 0, expected: 0 };
      const follows = reason === 'agrees' ? state.accepted : held - expected;
      return { ...state, difference: null, accepted: accepted ?? follows };
    },
  },
};

/** Tries of which only the provider knows how they end. */
export const openAttempts = ({ attempts }: PaymentFacts) =>
  attempts.filter(({ status }) => status === 'requested' || status === 'awaitingDeposit');
export const waitingRefunds = ({ refunds }: PaymentFacts) =>
  refunds.filter(({ outcome }) => outcome === 'awaitsAccount');
export const openRefunds = ({ refunds }: PaymentFacts) => refunds.filter(({ outcome }) => outcome === 'requested');
/** Somebody has to look after it until the provider has said how it ends. */
export const isOpen = (payment: PaymentFacts): boolean =>
  openAttempts(payment).length + openRefunds(payment).length > 0;

import { sandboxWords } from '@maru/contracts/shop/payment/sandbox.words';
import type { Deciders } from '@maru/contracts/kernel/decider';
import { systemOnly } from '@maru/contracts/kernel/actor';
import type { Deposit } from '@maru/contracts/shop/payment/payment.fields';
import type { PaymentWay } from '@maru/contracts/shop/payment/payment-ways';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { Aggregate } from '../../../pipeline/aggregate.ts';

export const sandboxOutcomes = ['paid', 'refused', 'slow', 'webhookFirst', 'webhookTwice', 'deposit'] as const;
export type SandboxOutcome = (typeof sandboxOutcomes)[number];

interface Of<T extends string, D = object> {
  readonly type: T;
  readonly data: { readonly key: string } & D;
}
interface Agreement {
  readonly orderId: string;
  readonly amount: number;
  /** Its part without VAT; left out for none. */
  readonly tax_free?: number;
  readonly outcome: SandboxOutcome;
  /** As the payment window names it; left out for a card. */
  readonly method?: PaymentWay;
  /** Whether the money is kept until the buyer has confirmed, which here never happens. */
  readonly escrow?: boolean;
}
type SandboxCommand =
  | Of<'AgreeAtSandbox', Agreement>
  | Of<'TakeAtSandbox'>
  | Of<'DepositAtSandbox'>
  | Of<'CancelAtSandbox', { readonly refundId: string; readonly amount: number | null; readonly tax_free?: number }>;
type SandboxEvent =
  | Of<'SandboxAgreed', Agreement>
  | Of<'SandboxTaken'>
  | Of<'SandboxRefused'>
  | Of<'SandboxDepositAwaited', { readonly deposit: Deposit }>
  | Of<'SandboxCancelled', { readonly refundId: string; readonly cancelled: number; readonly free_cancelled?: number }>;
type SandboxDecider<T extends SandboxCommand['type']> = Deciders<SandboxCommand, SandboxState, SandboxEvent>[T];
export interface SandboxPayment extends Agreement {
  readonly status: 'pending' | 'awaitingDeposit' | 'paid' | 'refused';
  readonly cancelled: number;
  /** What of it was without VAT. */
  readonly freeCancelled: number;
  readonly refunds: readonly string[];
  readonly deposit: Deposit | null;
}
export type SandboxState = SandboxPayment | undefined;

export const sandboxStream = (key: string) => `shop.sandbox-${key}`;
const depositMs = 24 * 60 * 60 * 1000;

const accountOf = (key: string) => String(BigInt(`0x${key.replaceAll('-', '')}`)).slice(-14);

const existingPayment = (state: SandboxState): SandboxPayment => {
  if (!state) throw new Rejected('not_found');
  return state;
};
const withChange = (state: SandboxState, change: Partial<SandboxPayment>): SandboxState =>
  state && { ...state, ...change };

const bookedAfter = (
  { status, amount: taken, tax_free = 0, cancelled, freeCancelled }: SandboxPayment,
  { amount, tax_free: free = 0 }: { readonly amount: number | null; readonly tax_free?: number },
) => {
  if (status === 'awaitingDeposit') return { cancelled: 0, free_cancelled: 0 };
  if (amount === null) return { cancelled: taken, free_cancelled: tax_free };
  return { cancelled: cancelled + amount, free_cancelled: freeCancelled + free };
};
/** A part of what is kept is not given back. */
const isEscrowPart = ({ status, escrow, amount }: SandboxPayment, { cancelled }: { readonly cancelled: number }) =>
  escrow === true && status === 'paid' && cancelled < amount;
const isBooked = (
  { amount, tax_free = 0 }: SandboxPayment,
  { cancelled, free_cancelled: free }: ReturnType<typeof bookedAfter>,
) => cancelled <= amount && free <= tax_free && cancelled - free <= amount - tax_free && free <= cancelled;
/** As Toss does it: a part without VAT that is left out is none, and neither part goes below nothing. */
const cancelAtSandbox: SandboxDecider<'CancelAtSandbox'> = (state, { data: { key, refundId, ...wanted } }) => {
  const payment = existingPayment(state);
  if (payment.refunds.includes(refundId)) return [];
  const { status } = payment;
  if (status === 'pending' || status === 'refused') throw new Rejected('order_step_refused');
  const booked = bookedAfter(payment, wanted);
  if (isEscrowPart(payment, booked)) throw new Rejected('escrow_part');
  if (!isBooked(payment, booked)) throw new Rejected('amount_mismatch');
  return [{ type: 'SandboxCancelled', data: { key, refundId, ...booked } }];
};

/** In streams of its own, so that every process sees the same and a restart forgets nothing. */
export const sandboxAggregate: Aggregate<SandboxCommand, SandboxState, SandboxEvent, undefined> = {
  name: 'shop.sandbox',
  initialState: undefined,
  stream: ({ data }) => sandboxStream(data.key),
  evolve: {
    SandboxAgreed: (_, { data: { key: _key, tax_free = 0, ...agreement } }) => ({
      ...agreement,
      tax_free,
      status: 'pending',
      cancelled: 0,
      freeCancelled: 0,
      refunds: [],
      deposit: null,
    }),
    SandboxTaken: (state) => withChange(state, { status: 'paid' }),
    SandboxRefused: (state) => withChange(state, { status: 'refused' }),
    SandboxDepositAwaited: (state, { data: { deposit } }) => withChange(state, { status: 'awaitingDeposit', deposit }),
    SandboxCancelled: (state, { data: { refundId, cancelled, free_cancelled = 0 } }) =>
      state &&
      withChange(state, {
        cancelled,
        freeCancelled: free_cancelled,
        refunds: [...state.refunds, refundId],
        ...(state.status === 'awaitingDeposit' && { status: 'refused' }),
      }),
  },
  decide: {
    AgreeAtSandbox: (state, { data }) => (state ? [] : [{ type: 'SandboxAgreed', data }]),
    TakeAtSandbox: (state, { data: { key } }, { at }) => {
      const { status, outcome } = existingPayment(state);
      if (status !== 'pending') return [];
      if (outcome === 'refused') return [{ type: 'SandboxRefused', data: { key } }];
      if (outcome !== 'deposit') return [{ type: 'SandboxTaken', data: { key } }];
      const due = new Date(Date.parse(at) + depositMs).toISOString();
      return [
        {
          type: 'SandboxDepositAwaited',
          data: { key, deposit: { bank: sandboxWords.bank, account: accountOf(key), due } },
        },
      ];
    },
    DepositAtSandbox: (state, { data: { key } }) =>
      existingPayment(state).status === 'awaitingDeposit' ? [{ type: 'SandboxTaken', data: { key } }] : [],
    CancelAtSandbox: cancelAtSandbox,
  },
  policies: {
    AgreeAtSandbox: systemOnly,
    TakeAtSandbox: systemOnly,
    DepositAtSandbox: systemOnly,
    CancelAtSandbox: systemOnly,
  },
  subject: () => undefined,
  answer: () => ({ body: {} }),
};

export const sandboxFold = { initialState: sandboxAggregate.initialState, evolve: sandboxAggregate.evolve };

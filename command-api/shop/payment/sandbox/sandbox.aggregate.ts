import { sandboxWords } from '@maru/contracts/shop/payment/sandbox.words';
import { systemOnly } from '@maru/contracts/kernel/actor';
import type { Deposit } from '@maru/contracts/shop/payment/payment.fields';
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
  readonly outcome: SandboxOutcome;
}
type SandboxCommand =
  | Of<'AgreeAtSandbox', Agreement>
  | Of<'TakeAtSandbox'>
  | Of<'DepositAtSandbox'>
  | Of<'CancelAtSandbox', { readonly refundId: string; readonly amount: number | null }>;
type SandboxEvent =
  | Of<'SandboxAgreed', Agreement>
  | Of<'SandboxTaken'>
  | Of<'SandboxRefused'>
  | Of<'SandboxDepositAwaited', { readonly deposit: Deposit }>
  | Of<'SandboxCancelled', { readonly refundId: string; readonly cancelled: number }>;
export interface SandboxPayment extends Agreement {
  readonly status: 'pending' | 'awaitingDeposit' | 'paid' | 'refused';
  readonly cancelled: number;
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

/** In streams of its own, so that every process sees the same and a restart forgets nothing. */
export const sandboxAggregate: Aggregate<SandboxCommand, SandboxState, SandboxEvent, undefined> = {
  name: 'shop.sandbox',
  initialState: undefined,
  stream: ({ data }) => sandboxStream(data.key),
  evolve: {
    SandboxAgreed: (_, { data: { orderId, amount, outcome } }) => ({
      orderId,
      amount,
      outcome,
      status: 'pending',
      cancelled: 0,
      refunds: [],
      deposit: null,
    }),
    SandboxTaken: (state) => withChange(state, { status: 'paid' }),
    SandboxRefused: (state) => withChange(state, { status: 'refused' }),
    SandboxDepositAwaited: (state, { data: { deposit } }) => withChange(state, { status: 'awaitingDeposit', deposit }),
    SandboxCancelled: (state, { data: { refundId, cancelled } }) =>
      state &&
      withChange(state, {
        cancelled,
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
    CancelAtSandbox: (state, { data: { key, refundId, amount } }) => {
      const payment = existingPayment(state);
      if (payment.refunds.includes(refundId)) return [];
      if (payment.status === 'pending' || payment.status === 'refused') throw new Rejected('order_step_refused');
      const cancelled =
        payment.status === 'awaitingDeposit' ? 0 : payment.cancelled + (amount ?? payment.amount - payment.cancelled);
      if (cancelled > payment.amount) throw new Rejected('order_step_refused');
      return [{ type: 'SandboxCancelled', data: { key, refundId, cancelled } }];
    },
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

import { systemOnly } from '@maru/contracts/kernel/actor';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { SlipUse } from '@maru/contracts/shop/cash-receipt/cash-receipt.events';
import type { Aggregate } from '../../../pipeline/aggregate.ts';

interface Of<T extends string, D> {
  readonly type: T;
  readonly data: { readonly key: string } & D;
}
interface Written {
  readonly use: SlipUse;
  readonly amount: number;
  readonly tax_free: number;
}
interface Taken {
  readonly cancel: number;
  readonly amount: number;
}
/** The tax office declines it after all; `cancel` where it was not the receipt but that it was taken back. */
interface Declined {
  readonly cancel: number | null;
  readonly code: string;
}
type SandboxCommand =
  | Of<'WriteSandboxReceipt', Written>
  | Of<'CancelSandboxReceipt', Taken>
  | Of<'DeclineSandboxReceipt', Declined>;
export type SandboxReceiptEvent =
  | Of<'SandboxReceiptWritten', Written>
  | Of<'SandboxReceiptCancelled', Taken>
  | Of<'SandboxReceiptDeclined', Declined>;
export type SandboxReceipt =
  | (Written & { readonly cancels: readonly Taken[]; readonly declines: readonly Declined[] })
  | undefined;

export const sandboxReceiptStream = (key: string) => `shop.sandboxreceipt-${key}`;

/** What the tax office has of it, in won. */
export const leftAtSandbox = ({ amount, cancels }: NonNullable<SandboxReceipt>): number =>
  cancels.reduce((left, cancel) => left - cancel.amount, amount);

/** The tax office of the sandbox: receipts that nobody can deduct, without the number they are written to. */
export const sandboxReceiptAggregate: Aggregate<SandboxCommand, SandboxReceipt, SandboxReceiptEvent, undefined> = {
  name: 'shop.sandboxreceipt',
  initialState: undefined,
  stream: ({ data }) => sandboxReceiptStream(data.key),
  evolve: {
    SandboxReceiptWritten: (_, { data: { key: _key, ...written } }) => ({ ...written, cancels: [], declines: [] }),
    SandboxReceiptCancelled: (state, { data: { key: _key, ...taken } }) =>
      state && { ...state, cancels: [...state.cancels, taken] },
    SandboxReceiptDeclined: (state, { data: { key: _key, ...declined } }) =>
      state && { ...state, declines: [...state.declines, declined] },
  },
  decide: {
    WriteSandboxReceipt: (state, { data }) => (state ? [] : [{ type: 'SandboxReceiptWritten', data }]),
    CancelSandboxReceipt: (state, { data }) => {
      if (!state) throw new Rejected('not_found');
      if (state.cancels.some(({ cancel }) => cancel === data.cancel)) return [];
      if (data.amount > leftAtSandbox(state)) throw new Rejected('amount_mismatch');
      return [{ type: 'SandboxReceiptCancelled', data }];
    },
    DeclineSandboxReceipt: (state, { data }) => {
      if (!state) throw new Rejected('not_found');
      const isThere = state.declines.some(({ cancel }) => cancel === data.cancel);
      return isThere ? [] : [{ type: 'SandboxReceiptDeclined', data }];
    },
  },
  policies: { WriteSandboxReceipt: systemOnly, CancelSandboxReceipt: systemOnly, DeclineSandboxReceipt: systemOnly },
  subject: () => undefined,
  answer: () => ({ body: {} }),
};

export const sandboxReceiptFold = {
  initialState: sandboxReceiptAggregate.initialState,
  evolve: sandboxReceiptAggregate.evolve,
};

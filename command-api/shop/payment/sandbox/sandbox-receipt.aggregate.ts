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
type SandboxCommand = Of<'WriteSandboxReceipt', Written> | Of<'CancelSandboxReceipt', Taken>;
type SandboxEvent = Of<'SandboxReceiptWritten', Written> | Of<'SandboxReceiptCancelled', Taken>;
export type SandboxReceipt = (Written & { readonly cancels: readonly Taken[] }) | undefined;

export const sandboxReceiptStream = (key: string) => `shop.sandboxreceipt-${key}`;

/** What the tax office has of it, in won. */
export const leftAtSandbox = ({ amount, cancels }: NonNullable<SandboxReceipt>): number =>
  cancels.reduce((left, cancel) => left - cancel.amount, amount);

/** The tax office of the sandbox: receipts that nobody can deduct, without the number they are written to. */
export const sandboxReceiptAggregate: Aggregate<SandboxCommand, SandboxReceipt, SandboxEvent, undefined> = {
  name: 'shop.sandboxreceipt',
  initialState: undefined,
  stream: ({ data }) => sandboxReceiptStream(data.key),
  evolve: {
    SandboxReceiptWritten: (_, { data: { key: _key, ...written } }) => ({ ...written, cancels: [] }),
    SandboxReceiptCancelled: (state, { data: { key: _key, ...taken } }) =>
      state && { ...state, cancels: [...state.cancels, taken] },
  },
  decide: {
    WriteSandboxReceipt: (state, { data }) => (state ? [] : [{ type: 'SandboxReceiptWritten', data }]),
    CancelSandboxReceipt: (state, { data }) => {
      if (!state) throw new Rejected('not_found');
      if (state.cancels.some(({ cancel }) => cancel === data.cancel)) return [];
      if (data.amount > leftAtSandbox(state)) throw new Rejected('amount_mismatch');
      return [{ type: 'SandboxReceiptCancelled', data }];
    },
  },
  policies: { WriteSandboxReceipt: systemOnly, CancelSandboxReceipt: systemOnly },
  subject: () => undefined,
  answer: () => ({ body: {} }),
};

export const sandboxReceiptFold = {
  initialState: sandboxReceiptAggregate.initialState,
  evolve: sandboxReceiptAggregate.evolve,
};

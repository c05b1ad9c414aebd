import { epochMs } from '../../kernel/fields.ts';
import type { Facts, StreamFold } from '../../kernel/fold.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { CashReceiptEvent } from './cash-receipt.events.ts';
import type { CashReceiptDocument, Slip, SlipCancel } from './cash-receipt.views.ts';

export type CashReceiptFacts = Omit<Facts<CashReceiptDocument>, 'stuck' | 'changed_at'>;
export const noCashReceipt = (id: string): CashReceiptFacts => ({ id, asks: [], slips: [] });

type Event<T extends CashReceiptEvent['type']> = Extract<CashReceiptEvent, { type: T }>;
const unwritten = { key: '', issue_number: '', url: '', code: '', in_payment: false, cancels: [] } as const;

const withSlip = (
  facts: CashReceiptFacts | undefined,
  no: number,
  change: (slip: Slip) => Partial<Slip>,
): CashReceiptFacts | undefined =>
  facts && { ...facts, slips: facts.slips.map((slip) => (slip.no === no ? { ...slip, ...change(slip) } : slip)) };

const withCancel = (
  facts: CashReceiptFacts | undefined,
  { slip, cancel: no }: { readonly slip: number; readonly cancel: number },
  change: Partial<SlipCancel>,
) =>
  withSlip(facts, slip, ({ cancels }) => ({
    cancels: cancels.map((cancel) => (cancel.no === no ? { ...cancel, ...change } : cancel)),
  }));

const added = (
  before: CashReceiptFacts | undefined,
  { data: { id, slip: no, ...data }, meta }: Event<'CashReceiptRequested' | 'CashReceiptFound'> & Recorded,
  rest: Pick<Slip, 'status'> & Partial<Slip>,
): CashReceiptFacts => {
  const facts = before ?? noCashReceipt(id);
  const slip = { ...unwritten, no, requested_at: epochMs(meta.at), ...data, ...rest };
  return { ...facts, slips: [...facts.slips, slip] };
};

/** What was refused counts no more once somebody wants it tried again. */
const retried = (slip: Slip): Slip => ({
  ...slip,
  status: slip.status === 'refused' ? 'dropped' : slip.status,
  cancels: slip.cancels.map((cancel) => (cancel.status === 'refused' ? { ...cancel, status: 'dropped' } : cancel)),
});

export const cashReceiptFold: StreamFold<CashReceiptFacts | undefined, CashReceiptEvent> = {
  initialState: undefined,
  evolve: {
    CashReceiptAsked: (before, { data: { id, use, number } }) => {
      const facts = before ?? noCashReceipt(id);
      return { ...facts, asks: [...facts.asks, { use, number }] };
    },
    CashReceiptRequested: (facts, event) => added(facts, event, { status: 'requested' }),
    CashReceiptFound: (facts, event) => added(facts, event, { status: 'issued', in_payment: true }),
    CashReceiptIssued: (facts, { data: { id: _, slip, ...written } }) =>
      withSlip(facts, slip, () => ({ ...written, status: 'issued' })),
    CashReceiptRefused: (facts, { data: { slip, code } }) => withSlip(facts, slip, () => ({ status: 'refused', code })),
    CashReceiptCancelRequested: (facts, { data: { slip, cancel: no, amount, tax_free } }) =>
      withSlip(facts, slip, ({ cancels }) => ({
        cancels: [...cancels, { no, amount, tax_free, status: 'requested', code: '' }],
      })),
    CashReceiptCancelled: (facts, { data }) => withCancel(facts, data, { status: 'done' }),
    CashReceiptCancelRefused: (facts, { data }) => withCancel(facts, data, { status: 'refused', code: data.code }),
    CashReceiptRetried: (facts) => facts && { ...facts, slips: facts.slips.map(retried) },
  },
};

import { type CashReceiptEvent, cashReceiptStream } from '@maru/contracts/shop/cash-receipt/cash-receipt.events';
import { cashReceiptExamples as examples } from '@maru/contracts/shop/cash-receipt/cash-receipt.examples';
import { type CashReceiptDocument, cashReceiptDocument } from '@maru/contracts/shop/cash-receipt/cash-receipt.views';
import { describe, expect, it } from 'vitest';
import { foldEvents } from '../../testing/fold-events.ts';
import { recorder } from '../../testing/record.ts';
import { cashReceiptProjection } from './cash-receipt.projection.ts';

const { id } = examples.CashReceiptRetried.data;
type Type = CashReceiptEvent['type'];
const issued: readonly Type[] = ['CashReceiptRequested', 'CashReceiptIssued'];
const cancelling: readonly Type[] = [...issued, 'CashReceiptCancelRequested'];
const effects: { readonly [K in Type]: readonly [before: readonly Type[], effect: object] } = {
  CashReceiptAsked: [[], { asks: [{ use: 'income', number: '01012345678' }], stuck: false }],
  CashReceiptRequested: [
    [],
    {
      slips: [{ no: 1, use: 'self', status: 'requested', amount: 120_000, requested_at: expect.any(Number) as number }],
      stuck: false,
    },
  ],
  CashReceiptIssued: [['CashReceiptRequested'], { slips: [{ status: 'issued', issue_number: '123456789' }] }],
  CashReceiptRefused: [['CashReceiptRequested'], { slips: [{ status: 'refused' }], stuck: true }],
  CashReceiptFound: [[], { slips: [{ status: 'issued', in_payment: true }], stuck: false }],
  CashReceiptCancelRequested: [issued, { slips: [{ cancels: [{ no: 1, amount: 60_000, status: 'requested' }] }] }],
  CashReceiptCancelled: [cancelling, { slips: [{ cancels: [{ status: 'done' }] }], stuck: false }],
  CashReceiptCancelRefused: [cancelling, { slips: [{ cancels: [{ status: 'refused' }] }], stuck: true }],
  CashReceiptRetried: [
    ['CashReceiptRequested', 'CashReceiptRefused'],
    { slips: [{ status: 'dropped' }], stuck: false },
  ],
};

describe.each(Object.entries(effects))('%s', (type, [before, effect]) => {
  const record = recorder();
  const events = [...before, type as Type].map((one) => record(cashReceiptStream(id), examples[one]));
  const shown = () => foldEvents(cashReceiptProjection, events).get(id) as CashReceiptDocument;

  it('is shown', () => {
    expect(shown()).toMatchObject({ ...effect, revision: events.length - 1 });
    expect(cashReceiptDocument.parse(shown())).toEqual(shown());
  });
  it('changes nothing when seen again', () =>
    expect(foldEvents(cashReceiptProjection, [...events, ...events])).toEqual(
      foldEvents(cashReceiptProjection, events),
    ));
});

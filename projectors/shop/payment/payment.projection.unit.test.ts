import { type PaymentEvent, paymentStream } from '@maru/contracts/shop/payment/payment.events';
import { paymentExamples } from '@maru/contracts/shop/payment/payment.examples';
import { type PaymentDocument, paymentDocument } from '@maru/contracts/shop/payment/payment.views';
import { describe, expect, it } from 'vitest';
import { foldEvents } from '../../testing/fold-events.ts';
import { recorder } from '../../testing/record.ts';
import { paymentProjection } from './payment.projection.ts';

const { id } = paymentExamples.PaymentRequested.data;
const effects: {
  readonly [K in PaymentEvent['type']]: readonly [
    before: readonly PaymentEvent['type'][],
    status: string,
    open: boolean,
  ];
} = {
  PaymentRequested: [[], 'requested', true],
  PaymentRefused: [['PaymentRequested'], 'refused', false],
  PaymentDepositAwaited: [['PaymentRequested'], 'awaitingDeposit', true],
  PaymentDone: [['PaymentRequested'], 'paid', false],
  PaymentCancelled: [['PaymentRequested', 'PaymentDone'], 'paid', false],
  RefundRequested: [['PaymentRequested', 'PaymentDone'], 'paid', true],
  RefundAccountNeeded: [['PaymentRequested', 'PaymentDone', 'RefundRequested'], 'paid', false],
  RefundResumed: [['PaymentRequested', 'PaymentDone', 'RefundRequested', 'RefundAccountNeeded'], 'paid', true],
  PaymentDiffers: [['PaymentRequested', 'PaymentDone'], 'paid', false],
  DifferenceClosed: [['PaymentRequested', 'PaymentDone', 'PaymentDiffers'], 'paid', false],
  RefundSettled: [['PaymentRequested', 'PaymentDone', 'RefundRequested'], 'paid', false],
};

describe.each(Object.entries(effects))('%s', (type, [before, status, open]) => {
  const record = recorder();
  const events = [...before, type as PaymentEvent['type']].map((one) =>
    record(paymentStream(id), paymentExamples[one]),
  );

  it('shows whether somebody has to look after it', () => {
    const doc = foldEvents(paymentProjection, events).get(id) as PaymentDocument;
    expect(doc).toMatchObject({
      open,
      stuck: false,
      awaits_account: type === 'RefundAccountNeeded',
      differs: type === 'PaymentDiffers',
      revision: events.length - 1,
      attempts: [{ status, amount: 97_700, cancelled: type === 'PaymentCancelled' ? 34_850 : 0 }],
    });
    expect(paymentDocument.parse(doc)).toEqual(doc);
  });
  it('changes nothing when seen again', () =>
    expect(foldEvents(paymentProjection, [...events, ...events])).toEqual(foldEvents(paymentProjection, events)));
});

it('shows a refund that takes a person', () => {
  const record = recorder();
  const { PaymentRequested, PaymentDone, RefundRequested, RefundSettled } = paymentExamples;
  const events = [
    PaymentRequested,
    PaymentDone,
    RefundRequested,
    { ...RefundSettled, data: { ...RefundSettled.data, outcome: 'refused' as const } },
  ];
  expect(
    foldEvents(
      paymentProjection,
      events.map((event) => record(paymentStream(id), event)),
    ).get(id),
  ).toMatchObject({ open: false, stuck: true });
});

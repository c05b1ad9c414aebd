import { type TaxInvoiceEvent, taxInvoiceStream } from '@maru/contracts/shop/tax-invoice/tax-invoice.events';
import {
  taxInvoiceExamples,
  taxInvoiceExamples as examples,
} from '@maru/contracts/shop/tax-invoice/tax-invoice.examples';
import { type TaxInvoiceDocument, taxInvoiceDocument } from '@maru/contracts/shop/tax-invoice/tax-invoice.views';
import { expect, it } from 'vitest';
import { foldEvents } from '../../testing/fold-events.ts';
import { recorder } from '../../testing/record.ts';
import { taxInvoiceProjection } from './tax-invoice.projection.ts';

const { TaxInvoiceRequested: asked, TaxInvoiceIssued: issued, TaxInvoiceDeclined: declined } = taxInvoiceExamples;
const { buyer: _, ...shown } = asked.data;
type Effects = {
  readonly [K in TaxInvoiceEvent['type']]: readonly [
    given: readonly TaxInvoiceEvent[],
    effect: Partial<TaxInvoiceDocument>,
  ];
};
const effects: Effects = {
  TaxInvoiceRequested: [
    [asked, declined],
    { ...shown, status: 'requested', answered_at: null, reason: null, note: '' },
  ],
  TaxInvoiceIssued: [
    [asked],
    {
      status: 'issued',
      approval: issued.data.approval,
      issued_on: issued.data.on,
      answered_at: expect.any(Number),
      overstated: false,
    },
  ],
  TaxInvoiceCompared: [
    [asked, issued],
    { worth: { total: 60_000, free: 0 }, overstated: true, to_amend: { total: 60_000, free: 0 } },
  ],
  TaxInvoiceAmended: [
    [asked, issued, examples.TaxInvoiceCompared],
    {
      overstated: false,
      to_amend: { total: 0, free: 0 },
      amendments: [expect.objectContaining({ reason: 'returned', total: 60_000, on: '2026-12-05' })],
    },
  ],
  TaxInvoiceDeclined: [[asked], { status: 'declined', reason: 'wrongNumber', note: declined.data.note }],
};
const eventsOf = (events: readonly TaxInvoiceEvent[]) => {
  const record = recorder();
  return events.map((event) => record(taxInvoiceStream(event.data.id), event));
};

it.each(Object.entries(effects))('%s is shown, and changes nothing when seen again', (type, [given, effect]) => {
  const events = eventsOf([...given, taxInvoiceExamples[type as TaxInvoiceEvent['type']]]);
  const doc = foldEvents(taxInvoiceProjection, events).get(asked.data.id);
  expect(doc).toMatchObject({ ...effect, revision: given.length });
  expect(taxInvoiceDocument.parse(doc)).toEqual(doc);
  expect(foldEvents(taxInvoiceProjection, [...events, ...events])).toEqual(foldEvents(taxInvoiceProjection, events));
});

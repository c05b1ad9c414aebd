import { companyStream } from '@maru/contracts/shop/company/company.events';
import type { TaxInvoiceDocument } from '@maru/contracts/shop/tax-invoice/tax-invoice.views';
import type { NameCardDocument } from '@maru/contracts/shop/name-card/name-card.views';
import { readEvents } from '../http/read-events.ts';
import { allOf, type DataPart, isoTime } from '../my-data/data-part.ts';

const taxInvoiceOf = ({
  id: order_id,
  revision: _revision,
  position: _position,
  user_id: _user,
  requested_at,
  answered_at,
  ...invoice
}: TaxInvoiceDocument) => ({
  order_id,
  ...invoice,
  requested_at: isoTime(requested_at),
  answered_at: answered_at === null ? null : isoTime(answered_at),
});

const nameCardOf = ({
  id: _id,
  revision: _revision,
  position: _position,
  user_id: _user,
  changed_at,
  ...card
}: NameCardDocument) => ({ ...card, changed_at: isoTime(changed_at) });

/** What goes with what was bought: the business it was for, tax invoices, and what was printed. */
export const soldPart: DataPart = {
  views: ['tax-invoice', 'name-card'],
  of: async (userId, { views, events }) => {
    const where = { user_id: userId };
    const [invoices, cards, saved] = await Promise.all([
      allOf<TaxInvoiceDocument>((limit, offset) => views.view('tax-invoice').find({ where, limit, offset })),
      allOf<NameCardDocument>((limit, offset) => views.view('name-card').find({ where, limit, offset })),
      readEvents(events, companyStream(userId)),
    ]);
    const last = saved.at(-1);
    return {
      tax_invoices: invoices.map(taxInvoiceOf),
      name_cards: cards.map(nameCardOf),
      company: last?.type === 'CompanySaved' ? { ...last.data, id: undefined } : null,
    };
  },
};

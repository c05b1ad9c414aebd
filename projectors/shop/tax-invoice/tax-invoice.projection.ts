import { type TaxInvoiceEvent, taxInvoiceStream } from '@maru/contracts/shop/tax-invoice/tax-invoice.events';
import { taxInvoiceFold } from '@maru/contracts/shop/tax-invoice/tax-invoice.fold';
import type { TaxInvoiceDocument } from '@maru/contracts/shop/tax-invoice/tax-invoice.views';
import type { Projection } from '../../runtime/projection.ts';

export const taxInvoiceProjection: Projection<TaxInvoiceEvent, TaxInvoiceDocument> = {
  name: 'tax-invoice',
  version: 3,
  view: {
    fields: {
      user_id: 'text',
      name: 'text',
      status: 'text',
      requested_at: 'number',
      answered_at: 'number',
      overstated: 'number',
    },
    indexes: [
      ['status', 'requested_at'],
      ['status', 'answered_at'],
      ['overstated', 'answered_at'],
      ['user_id', 'requested_at'],
      ['requested_at'],
      ['name'],
    ],
    search: ['name', 'registration_number', 'approval'],
    personal: true,
  },
  streams: [taxInvoiceStream('')],
  own: taxInvoiceStream(''),
  key: (event) => event.data.id,
  on: taxInvoiceFold.evolve,
};

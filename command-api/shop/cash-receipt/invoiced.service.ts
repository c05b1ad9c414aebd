import { taxInvoiceStream } from '@maru/contracts/shop/tax-invoice/tax-invoice.events';
import { taxInvoiceFold } from '@maru/contracts/shop/tax-invoice/tax-invoice.fold';
import type { Load } from '../../pipeline/aggregate.ts';

/** Whether a tax invoice was issued, or waits to be, so that no receipt is written beside it. */
export const isInvoiced = async (load: Load, orderId: string): Promise<boolean> => {
  const { state } = await load(taxInvoiceFold, taxInvoiceStream(orderId));
  return state !== undefined && state.status !== 'declined';
};

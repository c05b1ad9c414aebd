import { taxInvoiceStream } from '@maru/contracts/shop/tax-invoice/tax-invoice.events';
import type { InvoicedAmount } from '@maru/contracts/shop/tax-invoice/tax-invoice.views';
import { orderRows, sumsOf } from '@maru/contracts/shop/trade-document/trade-document.amounts';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import type { SystemCommands } from '../../pipeline/send.ts';
import { orderOf } from '../order/order.aggregate.ts';
import { taxInvoiceAggregate } from './tax-invoice.aggregate.ts';

/** What a tax invoice of the order would be for now. */
const invoicedNow = (order: OrderFacts): InvoicedAmount => {
  const { total, free } = sumsOf(orderRows(order));
  return { total, free };
};

/** An issued tax invoice learns what its order is worth now, whenever money of it went back. */
export const compareTaxInvoice = async ({ load, send }: SystemCommands, id: string): Promise<void> => {
  const { state } = await load(taxInvoiceAggregate, taxInvoiceStream(id));
  const order = state?.status === 'issued' ? await orderOf(load, id) : undefined;
  if (order) await send({ type: 'CompareTaxInvoice', data: { id, ...invoicedNow(order) } });
};

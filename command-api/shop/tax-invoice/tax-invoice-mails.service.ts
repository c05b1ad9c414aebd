import { taxInvoiceStream } from '@maru/contracts/shop/tax-invoice/tax-invoice.events';
import { taxInvoiceMailWords } from '@maru/contracts/shop/tax-invoice/tax-invoice-mail.words';
import { pagesOf, type WriteLetter } from '../../mail/letter.ts';
import type { Load } from '../../pipeline/aggregate.ts';
import { orderOf } from '../order/order.aggregate.ts';
import { orderPageOf } from '../order/order-mails.service.ts';
import { taxInvoiceAggregate } from './tax-invoice.aggregate.ts';
import type { TaxInvoiceLetter } from './tax-invoice-mails.workflow.ts';

/** To the address that was given for it, which may be an accountant's. */
export const taxInvoiceMails =
  ({ load, publicUrl }: { readonly load: Load; readonly publicUrl: () => string }): WriteLetter<TaxInvoiceLetter> =>
  async ({ kind, taxInvoice }) => {
    const [{ state: invoice }, order] = await Promise.all([
      load(taxInvoiceAggregate, taxInvoiceStream(taxInvoice)),
      orderOf(load, taxInvoice),
    ]);
    const userId = order?.user_id ?? '';
    if (!invoice?.email || !order) return { userId, mail: undefined };
    const words = taxInvoiceMailWords[kind]({
      invoice,
      number: order.number,
      url: await orderPageOf({ load, publicUrl }, order),
    });
    return { userId, mail: { kind, person: userId || order.id, to: invoice.email, ...pagesOf(words) } };
  };

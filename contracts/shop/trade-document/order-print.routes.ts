import { z } from 'zod';
import { id } from '../../kernel/fields.ts';
import { endpointRoute } from '../../kernel/route.ts';
import { type PrintKind, printKinds } from './order-print.words.ts';

export const printKind = z.enum(Object.keys(printKinds) as [PrintKind]);
export const mostPrinted = 300;

export const orderPrintRoutes = {
  print: endpointRoute({
    method: 'POST',
    path: 'adm/order/print',
    access: 'admin',
    summary: `Packing slips or order sheets of up to ${mostPrinted} orders as one PDF, each on pages of its own.`,
    input: z.object({ what: printKind, ids: z.array(id).min(1).max(mostPrinted) }),
    /** The body is the file. */
    answer: z.unknown(),
  }),
};

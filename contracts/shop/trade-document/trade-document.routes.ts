import { z } from 'zod';
import { phone } from '../../identity/user/user.commands.ts';
import { id, line } from '../../kernel/fields.ts';
import { endpointRoute } from '../../kernel/route.ts';
import { cartLines } from '../cart/cart.fields.ts';
import { postcode } from '../order/order.fields.ts';

/** A PDF with the name to save it under; `content` is base64. */
export const tradeDocument = z.object({ name: z.string(), content: z.base64() });
export type TradeDocument = z.infer<typeof tradeDocument>;

export const tradeDocumentRoutes = {
  estimate: endpointRoute({
    // Whoever logged in, and saved a business, is named with all of its data.
    method: 'POST',
    path: 'shop/cart/estimate',
    access: 'invited',
    summary: 'The estimate (견적서) of lines as a PDF, with how long it holds.',
    input: z.object({ lines: cartLines.min(1), postcode: postcode.optional(), to: line(60).optional() }),
    answer: tradeDocument,
  }),
  statement: endpointRoute({
    method: 'GET',
    path: 'shop/order/statement',
    access: 'login',
    summary: "The statement (거래명세서) of one's paid order as a PDF.",
    input: z.object({ id }),
    answer: tradeDocument,
  }),
  guestStatement: endpointRoute({
    method: 'POST',
    path: 'shop/order/guest/statement',
    access: 'open',
    summary: "The same of a guest's order, by its number and phone.",
    input: z.object({ number: z.string().trim().max(20), phone }),
    answer: tradeDocument,
  }),
};

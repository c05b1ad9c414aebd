import { z } from 'zod';
import { leftOf } from './order.parts.ts';
import { managedOrderRow, type OrderDocument, orderDocument } from './order.views.ts';

/** What lists of all orders are sorted and searched by, beside the order itself; nobody is answered `found_by`. */
export const listedOrder = orderDocument.extend({ total: z.int(), pieces: z.int(), found_by: z.string() });
export type ListedOrder = z.infer<typeof listedOrder>;

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** Number with and without hyphens, names of people and goods, and phone numbers as digits, one a line. */
const foundBy = ({ number, recipient, phone, ordered_phone, lines }: Pick<OrderDocument, FoundField>): string => {
  const goods = lines.flatMap(({ name, option }) => [name, option]);
  const texts = [number, number.replaceAll('-', ''), recipient, digitsOf(phone), digitsOf(ordered_phone), ...goods];
  return [...new Set(texts)].filter((text) => text !== '').join('\n');
};
type FoundField = 'number' | 'recipient' | 'phone' | 'ordered_phone' | 'lines';

/** `pieces` are those that were neither cancelled nor exchanged. */
export const listedFieldsOf = (order: Pick<OrderDocument, FoundField | 'amounts'>) => ({
  total: order.amounts.total,
  pieces: order.lines.reduce((pieces, line) => pieces + leftOf(line), 0),
  found_by: foundBy(order),
});

/** Digits of a phone number or an order's are found however they are written. */
export const orderTextSought = (text: string): readonly (readonly string[])[] => {
  const words = text.split(/\s+/);
  const isWritten = /^[\d\s-]+$/.test(text) || words.some((word) => Array.from(word).length < 2);
  return (isWritten ? [text] : words).map((word) => {
    const plain = word.replaceAll(/[\s-]/g, '');
    return /\d/.test(word) && plain.length >= 2 ? [word, plain] : [word];
  });
};

/** `items` names the first line and counts the others; `lines` has them all. */
export const orderTableRow = managedOrderRow.extend({
  phone: z.string(),
  user_id: z.string().nullable(),
  items: z.string(),
  total: z.int(),
  pieces: z.int(),
  paid_at: orderDocument.shape.paid_at,
  method: z.string().nullable(),
});
export type OrderTableRow = z.infer<typeof orderTableRow>;

import { z } from 'zod';
import { event, type StreamOf } from '../../kernel/message.ts';
import type { Personal } from '../../kernel/personal.ts';
import { cashReceiptUse } from '../order-receipt/cash-receipt.fields.ts';

/** One of each order, under the order's id. */
export const cashReceiptStream = (orderId: string) => `shop.cashreceipt-${orderId}` as StreamOf<CashReceiptEvent>;

/** 자진발급 (`self`): to the tax office's own number, where the buyer gave none. */
export const slipUse = cashReceiptUse.or(z.literal('self'));
export type SlipUse = z.infer<typeof slipUse>;

const id = z.string();
const won = z.int();
/** `slip` counts the receipts of an order from 1, `cancel` what was cancelled of one. */
const of = { id, slip: z.int() };
const written = { key: z.string(), issue_number: z.string(), url: z.string() };
/** `ask`: to the number that was asked for so many times after the order was placed; 0 for that of the order. */
const worth = { use: slipUse, ask: z.int(), amount: won, tax_free: won };

export const cashReceiptEvent = z.discriminatedUnion('type', [
  /** `buyer` is whose number it is. */
  event('CashReceiptAsked', { id, buyer: z.string(), use: cashReceiptUse, number: z.string() }),
  /** Written before the provider is asked: whatever happens then, somebody will look. */
  event('CashReceiptRequested', { ...of, ...worth }),
  event('CashReceiptIssued', { ...of, ...written }),
  /** By the provider at once, or by the tax office days after it was issued. */
  event('CashReceiptRefused', { ...of, code: z.string() }),
  /** The provider wrote it with the payment, and takes it back with the payment's refunds. */
  event('CashReceiptFound', { ...of, ...worth, ...written }),
  event('CashReceiptCancelRequested', { ...of, cancel: z.int(), amount: won, tax_free: won }),
  event('CashReceiptCancelled', { ...of, cancel: z.int() }),
  event('CashReceiptCancelRefused', { ...of, cancel: z.int(), code: z.string() }),
  /** What was refused is to be tried again. */
  event('CashReceiptRetried', { id }),
]);
export type CashReceiptEvent = z.infer<typeof cashReceiptEvent>;

/** Kept as long as the order: Framework Act on National Taxes, Article 85-3 (five years). */
export const cashReceiptPersonal: Personal<CashReceiptEvent> = {
  CashReceiptAsked: { purpose: 'retention', person: ({ buyer }) => buyer, fields: ['number'] },
};

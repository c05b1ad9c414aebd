import { z } from 'zod';
import { command } from '../../kernel/message.ts';
import { cashReceiptUse } from '../order-receipt/cash-receipt.fields.ts';
import { slipUse } from './cash-receipt.events.ts';

const id = z.string();
const won = z.int();
const of = { id, slip: z.int() };
const worth = { use: slipUse, ask: z.int(), amount: won, tax_free: won };
/** What became of a question to the provider: `code` is why it was refused, null where it was not. */
const outcome = { code: z.string().nullable() };
const written = { key: z.string(), issue_number: z.string(), url: z.string() };

/** The system's own, but for `AskCashReceipt` of the buyer and `RetryCashReceipt` of an administrator. */
export const cashReceiptCommand = z.discriminatedUnion('type', [
  command('AskCashReceipt', { id, use: cashReceiptUse, number: z.string() }),
  command('RequestCashReceipt', { ...of, ...worth }),
  command('RecordCashReceipt', { ...of, ...outcome, ...written }),
  command('TakeCashReceipt', { ...of, ...worth, ...written }),
  command('RequestReceiptCancel', { ...of, cancel: z.int(), amount: won, tax_free: won }),
  command('RecordReceiptCancel', { ...of, cancel: z.int(), ...outcome }),
  /** The tax office took it first, and declined it later; `cancel` where it was not the receipt but that it was taken back. */
  command('DeclineCashReceipt', { ...of, cancel: z.int().nullable(), code: z.string() }),
  command('RetryCashReceipt', { id }),
]);
export type CashReceiptCommand = z.infer<typeof cashReceiptCommand>;

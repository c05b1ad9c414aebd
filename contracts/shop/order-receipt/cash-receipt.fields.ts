import { z } from 'zod';
import { phone } from '../../identity/user/user.commands.ts';
import { businessNumber } from '../../kernel/business-number.ts';

/** 소득공제 by phone, 지출증빙 by business number (현금영수증: Restriction of Special Taxation Act, Article 126-3). */
export const cashReceiptUse = z.enum(['income', 'expense']);
export type CashReceiptUse = z.infer<typeof cashReceiptUse>;

/** For what is paid by transfer or deposit; kept as digits. */
export const cashReceipt = z.discriminatedUnion('use', [
  z.object({ use: z.literal('income'), number: phone.pipe(z.string().regex(/^01\d{8,9}$/)) }),
  z.object({ use: z.literal('expense'), number: businessNumber }),
]);
export type CashReceipt = z.infer<typeof cashReceipt>;

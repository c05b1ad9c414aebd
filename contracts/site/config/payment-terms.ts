import { z } from 'zod';
import { line, text } from '../../kernel/fields.ts';

const named = line(60).or(z.literal(''));
/**
 * What holds where cash is paid. `escrow`: whether the payment provider keeps the money until the goods have come, under
 * which name and number the service is registered, where its statement is read and what is said of it beside
 * (전자상거래법 제24조 제2항, 제13조 제2항). `self_issued`: whether a 현금영수증 is written to the tax office's own number
 * where the buyer gives none (소득세법 제162조의3).
 */
export const paymentTerms = z
  .object({
    escrow: z.enum(['off', 'provider']),
    escrow_name: named,
    escrow_number: named,
    escrow_link: z
      .url({ protocol: /^https$/ })
      .max(300)
      .or(z.literal('')),
    escrow_text: text(300),
    self_issued: z.boolean(),
  })
  .refine(({ escrow, escrow_name }) => escrow === 'off' || escrow_name !== '', { path: ['escrow_name'] })
  .refine(({ escrow, escrow_number }) => escrow === 'off' || escrow_number !== '', { path: ['escrow_number'] });
export type PaymentTerms = z.infer<typeof paymentTerms>;

/** Until an administrator says otherwise. */
export const firstPaymentTerms: PaymentTerms = {
  escrow: 'off',
  escrow_name: '',
  escrow_number: '',
  escrow_link: '',
  escrow_text: '',
  self_issued: true,
};

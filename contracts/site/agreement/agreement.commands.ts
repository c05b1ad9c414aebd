import { z } from 'zod';
import { agreement } from '../../identity/user/agreements.ts';
import { text } from '../../kernel/fields.ts';
import { command } from '../../kernel/message.ts';
import { moment } from '../../kernel/period.ts';

/** What administrators fill in. `effective_at` is null for at once. */
export const agreementFields = {
  which: agreement,
  text: text(40_000).min(1),
  effective_at: moment,
  asks_again: z.boolean(),
};

export const agreementCommand = z.discriminatedUnion('type', [
  command('PublishAgreement', agreementFields),
  command('CancelAgreement', { which: agreement, version: z.int().min(1) }),
]);
export type AgreementCommand = z.infer<typeof agreementCommand>;

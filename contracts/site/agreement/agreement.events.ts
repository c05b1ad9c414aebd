import { z } from 'zod';
import { event } from '../../kernel/message.ts';

/** One stream for each text; `which` is one of `agreement`. */
export const agreementStream = (which: string) => `site.agreement-${which}`;

const which = z.enum(['terms', 'privacy', 'purchase']);
const version = z.int();

export const agreementEvent = z.discriminatedUnion('type', [
  /** `effective_at` is ISO. `asks_again`: who agreed to an earlier version is asked once more. */
  event('AgreementPublished', { which, version, text: z.string(), effective_at: z.string(), asks_again: z.boolean() }),
  /** Taken back before it was in effect. */
  event('AgreementCancelled', { which, version }),
]);
export type AgreementEvent = z.infer<typeof agreementEvent>;

import { z } from 'zod';
import { event } from '../../kernel/message.ts';
import type { Personal } from '../../kernel/personal.ts';

/** `id` is that of the account, once there is one. */
export const signupStream = (id: string) => `identity.signup-${id}`;

export const signupEvent = z.discriminatedUnion('type', [
  /** An address was typed, nobody looked whose; its mail's code is derived from `id`, valid until `expiresAt`. */
  event('SignupRequested', {
    id: z.string(),
    name: z.string(),
    email: z.string(),
    passwordHash: z.string(),
    agreed: z.array(z.object({ which: z.string(), version: z.int() })),
    expiresAt: z.iso.datetime(),
  }),
  event('SignupPictureChosen', { id: z.string(), image: z.string() }),
  /** Whoever reads the address’s mails opened the link, and the account is there. */
  event('SignupConfirmed', { id: z.string() }),
]);
export type SignupEvent = z.infer<typeof signupEvent>;

/** Sealed with the key of the account it may become, so that withdrawing makes the sign-up unreadable, too. */
export const signupPersonal: Personal<SignupEvent> = {
  SignupRequested: { purpose: 'profile', person: ({ id }) => id, fields: ['name', 'email'] },
};

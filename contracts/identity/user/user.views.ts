import { z } from 'zod';
import { documentBase, timestamp } from '../../kernel/fields.ts';
import { type CardsOf, type Person, unknownPerson } from '../../kernel/presentation.ts';
import { provider } from './user.events.ts';

/** The session user, as login and refresh answer it. `no` is a growing number, level 10 an administrator. */
export const sessionUser = z.object({
  id: z.string(),
  no: z.int(),
  name: z.string(),
  image: z.string().nullable(),
  level: z.int(),
  type: z.enum(['email', 'kakao']),
});
export type SessionUser = z.infer<typeof sessionUser>;

export const agreedText = z.object({ which: z.string(), version: z.int() });
export type AgreedText = z.infer<typeof agreedText>;

/** A text as people read it. `effective_at` is ISO, null for what came with the product; `next` is what is announced. */
export const agreementText = agreedText.extend({
  text: z.string(),
  effective_at: z.string().nullable(),
  next: z.object({ version: z.int(), effective_at: z.string() }).nullable(),
});
export type AgreementText = z.infer<typeof agreementText>;

/** One's own account, as nobody else may see it. `since` is ISO; `phone` digits. */
export const myAccount = sessionUser.extend({
  email: z.string().nullable(),
  phone: z.string().nullable(),
  certified: z.boolean(),
  social: z.array(provider),
  since: z.iso.datetime(),
  /** `at` is ISO, and absent for what was agreed to with the sign-up. */
  agreed: z.array(agreedText.extend({ at: z.iso.datetime().optional() })),
  /** The texts in effect that are still to be agreed to. */
  due: z.array(agreedText),
});
export type MyAccount = z.infer<typeof myAccount>;

export const userStatus = z.enum(['active', 'suspended', 'withdrawn']);
export type UserStatus = z.infer<typeof userStatus>;

/** Document of the view `user`: who somebody is for others, and what administrators see of an account. */
export const userCard = sessionUser.extend({ ...documentBase, status: userStatus, since: timestamp });
export type UserCard = z.infer<typeof userCard>;

/** People as every context shows them; documents name them by id only, so that a person is forgotten in one place. */
export const peopleCards: CardsOf<Person> = {
  view: 'user',
  cardOf: ({ id, no, name, image }) => ({ id, no, name, image }),
  unknown: unknownPerson,
};

/** An account as administrators see it: neither address nor phone. */
export const managedUser = userCard.omit({ position: true });
export type ManagedUser = z.infer<typeof managedUser>;

/** How many of a person's other sessions were ended. */
export const endedSessions = z.object({ ended: z.int() });
export type EndedSessions = z.infer<typeof endedSessions>;

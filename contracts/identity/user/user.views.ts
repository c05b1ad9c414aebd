import { z } from 'zod';
import { documentBase } from '../../kernel/fields.ts';

/** The session user, as login and refresh answer it. `no` is a growing number, level 10 an administrator. */
export const sessionUser = z.object({
  id: z.string(), no: z.int(), name: z.string(), image: z.string().nullable(), level: z.int(), type: z.enum(['email', 'kakao']),
});
export type SessionUser = z.infer<typeof sessionUser>;

/** One text agreed to at sign-up: which, and its version. */
export const agreed = z.object({ which: z.string(), version: z.int() });
export type Agreed = z.infer<typeof agreed>;

/** One's own account, as nobody else may see it. `since` is ISO; `phone` digits. */
export const myAccount = sessionUser.extend({
  email: z.string(), phone: z.string().nullable(), certified: z.boolean(), since: z.iso.datetime(), agreed: z.array(agreed),
});
export type MyAccount = z.infer<typeof myAccount>;

/** Document of the view `user`: what others may see. */
export const userCard = sessionUser.omit({ type: true }).extend(documentBase);
export type UserCard = z.infer<typeof userCard>;

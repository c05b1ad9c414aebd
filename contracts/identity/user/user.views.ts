import { z } from 'zod';
import { documentBase } from '../../kernel/fields.ts';

/** The session user, as login and refresh answer it. `no` is a growing number, level 10 an administrator. */
export const sessionUser = z.object({
  id: z.string(), no: z.int(), name: z.string(), image: z.string().nullable(), level: z.int(), type: z.enum(['email', 'kakao']),
});
export type SessionUser = z.infer<typeof sessionUser>;

/** Document of the view `user`: what others may see. */
export const userCard = sessionUser.omit({ type: true }).extend(documentBase);
export type UserCard = z.infer<typeof userCard>;

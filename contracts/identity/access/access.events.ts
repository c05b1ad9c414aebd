import { z } from 'zod';
import { event, type StreamOf } from '../../kernel/message.ts';
import { accessPurpose } from './access.fields.ts';

/** Whose personal data an administrator has read, and why. */
export const accessStream = (adminId: string) => `identity.access-${adminId}` as StreamOf<AccessEvent>;

/** `id` is the administrator's, `session` the login they work in, `access` names this one access. */
const access = {
  id: z.string(),
  session: z.string(),
  access: z.string(),
  purpose: accessPurpose,
  note: z.string().nullable(),
};
export const accessEvent = z.discriminatedUnion('type', [
  /** E-mail address, phone and addresses of the member `subject`. */
  event('ContactRead', { ...access, subject: z.string() }),
  /** A list left as a file with its personal columns; `filters` is the query it was asked with. */
  event('PersonalDataExported', { ...access, list: z.string(), filters: z.string() }),
]);
export type AccessEvent = z.infer<typeof accessEvent>;

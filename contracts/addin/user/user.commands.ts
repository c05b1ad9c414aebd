import { z } from 'zod';
import { command } from '../../kernel/message.ts';
import { addinLicence } from './user.fields.ts';

const of = { addin: z.string(), user_id: z.string(), session: z.string() };

export const addinUserCommand = z.discriminatedUnion('type', [
  /** A session that is running: the first time it begins by it. */
  command('KeepAddinSession', {
    ...of,
    machine: z.string(),
    version: z.string(),
    revit: z.int(),
    licence: addinLicence,
  }),
  command('EndAddinSession', of),
]);
export type AddinUserCommand = z.infer<typeof addinUserCommand>;

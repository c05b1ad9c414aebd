import { z } from 'zod';
import { command } from '../../kernel/message.ts';
import { accessReason } from './access.fields.ts';

/** Without a reason the one holds that was given before in the same session. */
const access = { id: z.string(), session: z.string(), access: z.string(), reason: accessReason.optional() };
export const accessCommand = z.discriminatedUnion('type', [
  command('ReadContact', { ...access, subject: z.string() }),
  command('ExportPersonalData', { ...access, list: z.string(), filters: z.string() }),
]);
export type AccessCommand = z.infer<typeof accessCommand>;

import { z } from 'zod';
import { command } from '../../kernel/message.ts';
import { addinVersion } from '../batch/batch.fields.ts';
import { errorIssue, errorLine, errorNote } from './error.fields.ts';

const id = z.string();
export const addinErrorCommand = z.discriminatedUnion('type', [
  /** Lines of one batch about one error. */
  command('RecordAddinErrors', { id, addin: z.string(), user_id: z.string(), lines: z.array(errorLine) }),
  command('AcknowledgeAddinError', { id }),
  command('FixAddinError', { id, version: addinVersion }),
  command('ReopenAddinError', { id }),
  command('NoteAddinError', { id, note: errorNote }),
  command('LinkAddinError', { id, issue: errorIssue.nullable() }),
]);
export type AddinErrorCommand = z.infer<typeof addinErrorCommand>;

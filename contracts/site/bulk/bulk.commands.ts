import { z } from 'zod';
import { id } from '../../kernel/fields.ts';
import { command } from '../../kernel/message.ts';
import { anyBulkLine, bulkKind, bulkStopReason, walkedLines } from './bulk.fields.ts';

export const bulkCommand = z.discriminatedUnion('type', [
  command('StartBulk', { id, kind: bulkKind, lines: z.array(anyBulkLine) }),
  command('RecordBulkLines', { id, ...walkedLines }),
  command('StopBulk', { id, reason: bulkStopReason }),
]);
export type BulkCommand = z.infer<typeof bulkCommand>;

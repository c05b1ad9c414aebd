import { z } from 'zod';
import { line } from '../../kernel/fields.ts';
import { command } from '../../kernel/message.ts';
import { documentName, viewName } from './projection.fields.ts';

const id = viewName;

export const parkedReason = line(200);

export const projectionCommand = z.discriminatedUnion('type', [
  command('RequestRebuild', { id }),
  command('RetryParkedDocument', { id, document: documentName }),
  command('GiveUpParkedDocument', { id, document: documentName, position: z.int().positive(), reason: parkedReason }),
]);
export type ProjectionCommand = z.infer<typeof projectionCommand>;

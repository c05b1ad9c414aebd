import { z } from 'zod';
import { command } from '../../kernel/message.ts';
import { alertRule } from './alert.fields.ts';

export const alertCommand = z.discriminatedUnion('type', [
  command('RaiseAlert', { id: alertRule, count: z.int().positive() }),
  command('EndAlert', { id: alertRule }),
]);
export type AlertCommand = z.infer<typeof alertCommand>;

import { z } from 'zod';
import { timestamp } from '../../kernel/fields.ts';
import { alertRule } from './alert.fields.ts';

/** An alert that has begun and not ended; `count` is of when it began. */
export const runningAlert = z.object({ rule: alertRule, since: timestamp, count: z.int() });
export type RunningAlert = z.infer<typeof runningAlert>;

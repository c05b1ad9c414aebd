import { z } from 'zod';
import { event, type StreamOf } from '../../kernel/message.ts';
import { alertRule } from './alert.fields.ts';

/** One stream for each rule. */
export const alertStream = (rule: string) => `site.alert-${rule}` as StreamOf<AlertEvent>;

export const alertEvent = z.discriminatedUnion('type', [
  /** `count` of documents, mails, engines and the like when it began. */
  event('AlertRaised', { id: alertRule, count: z.int() }),
  event('AlertEnded', { id: alertRule }),
]);
export type AlertEvent = z.infer<typeof alertEvent>;

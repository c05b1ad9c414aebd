import { z } from 'zod';

/**
 * Why a reaction could not be done, beside the codes of refusals. The list is closed, because events stay for ever and
 * the text of an error may name a person.
 */
export const failureReason = z.enum([
  'event_gone',
  'key_damaged',
  'mail_server_away',
  'mail_deferred',
  'payment_unanswered',
  'connection_failed',
  'disk_full',
  'disk_failed',
]);
export type FailureReason = z.infer<typeof failureReason>;

/**
 * What a workflow could not do: what follows from the event `type`, `revision` of `stream`. `error` is a reason, the code
 * of a refusal or the name of an error; in events of before the reasons were listed it may be a text.
 */
export const setAsideFields = {
  workflow: z.string(),
  stream: z.string(),
  revision: z.int(),
  type: z.string(),
  error: z.string(),
};

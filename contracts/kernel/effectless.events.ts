import { z } from 'zod';
import { event } from './message.ts';

/** One stream for each command that is remembered, `id` made of the command's own and of the stream it looked at. */
export const effectlessStream = (id: string) => `platform.effectless-${id}`;

/** A command changed nothing: `stream` was at `revision`, -1 without events. Its data may be personal: not kept. */
export const effectlessEvent = event('CommandHadNoEffect', {
  stream: z.string(),
  revision: z.int().min(-1),
  command: z.string(),
});
export type EffectlessEvent = z.infer<typeof effectlessEvent>;

import { z } from 'zod';
import { timestamp } from '../../kernel/fields.ts';
import { endpointRoute } from '../../kernel/route.ts';
import { licenceState, machineName, sessionFields } from './user.fields.ts';

/** What a session is told: `grace_until`, epoch ms, is how long the add-in works on when it reaches us no more. */
export const sessionAnswer = z.object({
  session: z.string(),
  licence: z.object({ state: licenceState, grace_until: timestamp.nullable() }),
  heartbeat_seconds: z.int(),
  now: timestamp,
});
export type SessionAnswer = z.infer<typeof sessionAnswer>;

export const addinUserRoutes = {
  session: endpointRoute({
    method: 'POST',
    path: 'addin/session',
    access: 'addin',
    summary: 'For the add-in: begins a session, says that it goes on, or ends it; answers what the licence allows.',
    input: z.strictObject({
      action: z.enum(['start', 'heartbeat', 'end']),
      ...sessionFields,
      machine_name: machineName.optional(),
    }),
    answer: sessionAnswer,
  }),
};

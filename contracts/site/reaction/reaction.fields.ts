import { z } from 'zod';

/** What a workflow could not do: what follows from the event `type`, `revision` of `stream`; `error` says why. */
export const setAsideFields = {
  workflow: z.string(),
  stream: z.string(),
  revision: z.int(),
  type: z.string(),
  error: z.string(),
};

import { z } from 'zod';

/** What administrators are told by mail when it begins and when it ends. */
export const alertRule = z.enum([
  'parked',
  'set-aside',
  'mails-failing',
  'workflow-stopped',
  'projection-stopped',
  'projection-lagging',
  'bad-events',
  'engine-silent',
  'disk-full',
]);
export type AlertRule = z.infer<typeof alertRule>;

/** A disk of which a smaller share is free is nearly full. */
export const leastFreeShare = 0.1;

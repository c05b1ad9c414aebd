import { z } from 'zod';
import { timestamp } from './fields.ts';
import { eventFault } from './message.ts';

/** Where an event stands in the log, without a word of what it holds; `fault` where it is not whole or not ours. */
export const parkedEvent = z.object({
  stream: z.string(),
  revision: z.int(),
  position: z.int(),
  type: z.string(),
  fault: eventFault.optional(),
});
export type ParkedEvent = z.infer<typeof parkedEvent>;

/**
 * Document of the view `parked-document`: one of the view `projection` that stands still, in the stored `version`, with
 * the event that stopped it. `since` is epoch ms.
 */
export const parkedDocument = z.object({
  id: z.string(),
  projection: z.string(),
  version: z.int(),
  document: z.string(),
  error: z.string(),
  since: timestamp,
  event: parkedEvent,
  /** Of the error, such as `TypeError`: its text may name a person. Left out, as the next two are, before it was recorded. */
  kind: z.string().optional(),
  /** How often it was folded in vain, and when last (epoch ms). */
  tries: z.int().optional(),
  tried: timestamp.optional(),
});
export type ParkedDocument = z.infer<typeof parkedDocument>;

/** Names a document that stands still, in the stored version of its view. */
export const parkedId = ({
  projection,
  version,
  document,
}: Pick<ParkedDocument, 'projection' | 'version' | 'document'>): string => `${projection}@${version}:${document}`;

/** Written by whoever runs a projection, for whoever shows administrators what stands still. */
export const parkedView = {
  name: 'parked-document',
  version: 1,
  fields: { projection: 'text', version: 'number', since: 'number' },
  indexes: [['projection', 'version'], ['projection', 'version', 'since'], ['since']],
} as const;

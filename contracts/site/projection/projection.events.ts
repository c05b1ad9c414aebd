import { z } from 'zod';
import { event } from '../../kernel/message.ts';

/** `id` is the name of the view. */
export const projectionStream = (id: string) => `platform.projection-${id}`;

const id = z.string();

/** What administrators ask of whoever owns a projection, and follows these streams for it. */
export const projectionEvent = z.discriminatedUnion('type', [
  event('ProjectionRebuildRequested', { id }),
  event('ParkedDocumentRetried', { id, document: z.string() }),
  /** It may stand still at the event at `position`: nobody needs to look at it any more. */
  event('ParkedDocumentGivenUp', { id, document: z.string(), position: z.int(), reason: z.string() }),
]);
export type ProjectionEvent = z.infer<typeof projectionEvent>;

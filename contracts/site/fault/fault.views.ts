import { z } from 'zod';
import { damagedKey } from '../../kernel/damaged-keys.views.ts';
import { documentBase, timestamp } from '../../kernel/fields.ts';
import { eventFault } from '../../kernel/message.ts';
import { parkedDocument } from '../../kernel/parked.views.ts';

export const faultyEventView = 'faulty-event';

/** Document of the view `faulty-event`: an event that is damaged or foreign; ids are in the order of the log. */
export const faultyEventDocument = z.object({
  ...documentBase,
  fault: eventFault,
  stream: z.string(),
  type: z.string(),
});
export type FaultyEventDocument = z.infer<typeof faultyEventDocument>;

export const faultyEvent = faultyEventDocument.omit({ id: true });
export type FaultyEvent = z.infer<typeof faultyEvent>;

/** Why somebody left it as it stands, when (epoch ms), and the name of who did. */
export const parkedGivenUp = z.object({ reason: z.string(), at: timestamp, by: z.string().nullable() });

/** A document that stands still at `event`, which could not be folded: why is in the log, as its text may name a person. */
export const parkedRow = parkedDocument
  .pick({ document: true, since: true, event: true, kind: true, tries: true, tried: true })
  .extend({ given_up: parkedGivenUp.nullable() });
export type ParkedRow = z.infer<typeof parkedRow>;

/** How many documents of a view stand still, `given_up` of them for good, and the one that has done so for longest. */
export const parkedView = z.object({
  view: z.string(),
  documents: z.int(),
  given_up: z.int(),
  first: parkedRow.omit({ given_up: true }),
});
export type ParkedView = z.infer<typeof parkedView>;

/** `name` is null where it cannot be read, too. */
export const keyOfPerson = damagedKey.extend({ name: z.string().nullable() });
export type KeyOfPerson = z.infer<typeof keyOfPerson>;

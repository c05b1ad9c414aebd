import { z } from 'zod';
import { damagedKey } from '../../kernel/damaged-keys.views.ts';
import { documentBase } from '../../kernel/fields.ts';
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

/** A document that stands still at `event`, which could not be folded: why is in the log, as its text may name a person. */
export const parkedRow = parkedDocument.pick({ document: true, since: true, event: true });
export type ParkedRow = z.infer<typeof parkedRow>;

/** How many documents of a view stand still, and the one that has done so for longest. */
export const parkedView = z.object({ view: z.string(), documents: z.int(), first: parkedRow });
export type ParkedView = z.infer<typeof parkedView>;

/** `name` is null where it cannot be read, too. */
export const keyOfPerson = damagedKey.extend({ name: z.string().nullable() });
export type KeyOfPerson = z.infer<typeof keyOfPerson>;

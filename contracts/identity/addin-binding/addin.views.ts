import { z } from 'zod';
import { documentBase, timestamp } from '../../kernel/fields.ts';

/** Document of the view `addin`; shown to its person only. `user_id` is null once it was let go of. */
export const addinDocument = z.object({ ...documentBase, user_id: z.string().nullable(), bound_at: timestamp });
export type AddinDocument = z.infer<typeof addinDocument>;

export const myAddin = addinDocument.pick({ id: true, bound_at: true });
export type MyAddin = z.infer<typeof myAddin>;

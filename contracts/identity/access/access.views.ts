import { z } from 'zod';
import { documentBase, timestamp } from '../../kernel/fields.ts';
import type { Presentation } from '../../kernel/presentation.ts';
import { accessPurpose } from './access.fields.ts';

/** Document of the view `access`: `subject` is the member read about, `list` and `filters` what left as a file. */
export const accessDocument = z.object({
  ...documentBase,
  admin_id: z.string(),
  at: timestamp,
  purpose: accessPurpose,
  note: z.string().nullable(),
  subject: z.string().nullable(),
  list: z.string().nullable(),
  filters: z.string().nullable(),
});
export type AccessDocument = z.infer<typeof accessDocument>;

const reader = z.object({ id: z.string(), name: z.string(), image: z.string().nullable() });
/** Who looked at a member's data, for administrators. */
export const shownAccess = accessDocument
  .pick({ id: true, at: true, purpose: true, note: true })
  .extend({ by: reader });
export type ShownAccess = z.infer<typeof shownAccess>;

export const accessPresentation: Presentation<AccessDocument, ShownAccess> = {
  people: ({ admin_id }) => [admin_id],
  present: ({ id, at, purpose, note, admin_id }, person) => {
    const { id: by, name, image } = person(admin_id);
    return { id, at, purpose, note, by: { id: by, name, image } };
  },
};

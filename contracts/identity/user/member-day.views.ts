import { z } from 'zod';
import { documentBase } from '../../kernel/fields.ts';

/** Document of the view `member-day`: how many people joined and left on a day in Asia/Seoul, its id (`2026-11-23`). */
export const memberDayDocument = z.object({ ...documentBase, joined: z.int(), left: z.int() });
export type MemberDayDocument = z.infer<typeof memberDayDocument>;

import { z } from 'zod';
import { documentBase } from '../../kernel/fields.ts';

/** Points of all members together: what came to them, and what left them. */
export const pointsSums = z.object({
  granted: z.int(),
  earned: z.int(),
  returned: z.int(),
  used: z.int(),
  taken_back: z.int(),
  expired: z.int(),
});
export type PointsSums = z.infer<typeof pointsSums>;

/** Document of the view `points-day`: of one day in Asia/Seoul, which is its id (`2026-11-23`), or of all days. */
export const pointsDayDocument = z.object({ ...documentBase, ...pointsSums.shape });
export type PointsDayDocument = z.infer<typeof pointsDayDocument>;

/** Id of the document of all days. */
export const allDays = 'all';
export const noPointsSums: PointsSums = { granted: 0, earned: 0, returned: 0, used: 0, taken_back: 0, expired: 0 };

export const pointsGained = ({ granted, earned, returned }: PointsSums): number => granted + earned + returned;
export const pointsGone = ({ used, taken_back, expired }: PointsSums): number => used + taken_back + expired;

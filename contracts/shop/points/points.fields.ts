import { z } from 'zod';
import { maxPrice } from '../item/item.fields.ts';

/** A point is worth one won. */
export const points = z.int().min(0).max(maxPrice);
/** Of what was paid for goods, with 구매확정; orders from before it was a setting say no other. */
export const earnedPercent = 1;
export const pointsDays = 365;
/** How long those last at least that come back with a cancelled order. */
export const pointsBackDays = 30;

/** Why somebody got points; the person reads it. Chosen from a list: free text would be about people, and stays. */
export const pointsReason = z.enum(['event', 'review', 'apology', 'correction', 'other']);
export type PointsReason = z.infer<typeof pointsReason>;
export const pointsReasons: Readonly<Record<PointsReason, string>> = {
  event: '이벤트',
  review: '후기 작성',
  apology: '불편을 드려 죄송해요',
  correction: '적립 오류 정정',
  other: '기타',
};

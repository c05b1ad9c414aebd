import { z } from 'zod';
import { line, text } from '../../kernel/fields.ts';
import { maxReviewImages } from './review.limits.ts';
import { maxStars } from '../item/item.fields.ts';

/** 1 (poor) to 5. */
export const stars = z.int().min(1).max(maxStars);
/** Address of a picture in the folder `review`, below its author's id. */
export const reviewImage = z.string().regex(/^\/api\/file\/review\/[0-9a-f-]{36}\/[0-9a-f-]{36}\.webp$/);
/** Whether that person uploaded the picture: nobody shows the pictures of others as his own. */
export const isOwnImage = (url: string, userId: string): boolean => url.startsWith(`/api/file/review/${userId}/`);

export const reviewFields = { stars, text: text(2_000).min(5), images: z.array(reviewImage).max(maxReviewImages) };

/** Which line of which order: one review each. `no` counts from 1. */
export const boughtLine = { order_id: z.uuid().toLowerCase(), no: z.int().min(1).max(1_000) };
export const boughtChoice = { item_id: z.uuid().toLowerCase(), option: line(60) };

/** Of pictures that somebody else uploaded. */
export const notOwnImages = '직접 올린 사진만 쓸 수 있어요.';

import { text } from '../../kernel/fields.ts';

/** What somebody wants to know of an item. */
export const questionText = text(1_000).min(5);
export const answerText = text(2_000).min(1);

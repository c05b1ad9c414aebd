import { text } from '../../kernel/fields.ts';

export const questionText = text(1_000).min(5);
export const answerText = text(2_000).min(1);

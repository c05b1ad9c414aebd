import { fieldErrors } from '@maru/contracts/kernel/field-errors';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { z } from 'zod';

/** The input as its schema gives it. Throws `invalid_input` with a Korean sentence for each field. */
export const parseInput = <S extends z.ZodType>(schema: S, input: unknown): z.output<S> => {
  const parsed = schema.safeParse(input, { reportInput: true });
  if (!parsed.success) throw new Rejected('invalid_input', { errors: fieldErrors(parsed.error.issues, input) });
  return parsed.data;
};

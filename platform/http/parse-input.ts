import { type FieldError, Rejected } from '@maru/contracts/kernel/rejections';
import { z } from 'zod';
import { ko } from 'zod/locales';

// People read these messages beside the field. Set here, not in contracts: the browser writes its own.
z.config(ko());

/** More would help nobody, and would let a caller make the answer far larger than his request. */
const mostErrors = 20;

const fieldErrors = ({ issues }: z.ZodError): FieldError[] =>
  issues.slice(0, mostErrors).map(({ path, message }) => ({ path: path.map(String).join('.'), message }));

/** The input as its schema gives it. Throws `invalid_input` with a Korean sentence for each field. */
export const parseInput = <S extends z.ZodType>(schema: S, input: unknown): z.output<S> => {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new Rejected('invalid_input', { errors: fieldErrors(parsed.error) });
  return parsed.data;
};

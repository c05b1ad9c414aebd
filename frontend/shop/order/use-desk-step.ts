import { useState } from 'react';
import type { FieldError } from '@maru/contracts/kernel/rejections';
import { isProblem } from '../../kernel/http/problem.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { type DeskPath, useDeskStepMutation } from './order-admin.api.ts';

export interface Stepping {
  /** Answers whether it was done; `done` is said then, and why not where it was refused. */
  readonly take: (path: DeskPath, body: object, done: string) => Promise<boolean>;
  readonly busy: boolean;
  /** Of the last try. */
  readonly errors: readonly FieldError[];
}

/** Takes steps of the shop with one order. */
export const useDeskStep = (id: string): Stepping => {
  const dispatch = useDispatch();
  const [step, { isLoading }] = useDeskStepMutation();
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const take: Stepping['take'] = async (path, body, done) => {
    const { error } = await step({ id, path, body });
    setErrors(isProblem(error) ? error.errors : []);
    if (!error && done) dispatch(snackbarShown(done));
    return !error;
  };
  return { take, busy: isLoading, errors };
};

import { useState } from 'react';
import type { z } from 'zod';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';

interface Settings<Typed, Data> {
  /** What is set now. */
  readonly before: Typed;
  readonly schema: z.ZodType<Data>;
  readonly save: (data: Data) => PromiseLike<{ readonly error?: unknown }>;
  /** What the snackbar says then. */
  readonly saved: string;
}

/** Fields of a section of the settings: as they are typed, which of them are wrong, and storing them once they are not. */
export const useTyped = <Typed, Data>({ before, schema, save, saved }: Settings<Typed, Data>) => {
  const dispatch = useDispatch();
  const [typed, setTyped] = useState(before);
  const { data, error } = schema.safeParse(typed);
  const wrong = new Set(error?.issues.map(({ path }) => path.join('.')));
  const submit = async () => {
    if (data === undefined) return;
    const { error: failed } = await save(data);
    if (!failed) dispatch(snackbarShown(saved));
  };
  return {
    typed,
    setTyped,
    change: (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part })),
    isWrong: (...path: readonly (string | number)[]) => wrong.has(path.join('.')),
    dirty: data !== undefined && JSON.stringify(typed) !== JSON.stringify(before),
    submit: () => void submit(),
  };
};

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

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * What is typed over what is set. Where somebody else sets another value meanwhile, it is taken over unless something
 * was typed here: then both are there until a person decides.
 */
const useOver = <Typed>(before: Typed) => {
  const [known, setKnown] = useState(before);
  const [typed, setTyped] = useState(before);
  const [hasMet, setMet] = useState(false);
  const [isStoring, setStoring] = useState(false);
  if (!isSame(known, before)) {
    setKnown(before);
    const isMine = isStoring || isSame(typed, known) || isSame(typed, before);
    if (isMine) setTyped(before);
    setMet(!isMine);
    setStoring(false);
  }
  const onTheirs = () => {
    setTyped(before);
    setMet(false);
  };
  return { typed, setTyped, setStoring, hasMet, onTheirs };
};

/** Fields of a section of the settings: as they are typed, which of them are wrong, and storing them once they are not. */
export const useTyped = <Typed, Data>({ before, schema, save, saved }: Settings<Typed, Data>) => {
  const dispatch = useDispatch();
  const { typed, setTyped, setStoring, hasMet, onTheirs } = useOver(before);
  const { data, error } = schema.safeParse(typed);
  const wrong = new Set(error?.issues.map(({ path }) => path.join('.')));
  const submit = async () => {
    if (data === undefined) return;
    setStoring(true);
    const { error: failed } = await save(data);
    if (failed) setStoring(false);
    else dispatch(snackbarShown(saved));
  };
  return {
    typed,
    setTyped,
    change: (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part })),
    isWrong: (...path: readonly (string | number)[]) => wrong.has(path.join('.')),
    /** What `TermsForm` takes. */
    form: { dirty: data !== undefined && !isSame(typed, before), onSubmit: () => void submit(), hasMet, onTheirs },
  };
};

import { useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from '../../design/confirm-dialog.tsx';
import { useDispatch } from '../state/hooks.ts';
import { snackbarShown } from '../snackbar/snackbar.slice.ts';

interface Result<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
}
interface Confirmed<Target, Data> extends Pick<ConfirmDialogProps, 'text' | 'confirm' | 'destructive'> {
  readonly title: string | ((target: Target) => string);
  /** Does what was asked for; what went wrong is told by whoever made the call. */
  readonly run: (target: Target) => PromiseLike<Result<Data>>;
  /** What the snackbar says once it is done. */
  readonly done?: string | ((data: Data) => string);
}

const textOf = <Of,>(text: string | ((of: Of) => string), of: Of) => (typeof text === 'string' ? text : text(of));

/** Acts on what `ask` was given after a question, which the caller draws. */
export const useConfirmed = <Target = void, Data = unknown>({
  title,
  run,
  done,
  ...words
}: Confirmed<Target, Data>) => {
  const dispatch = useDispatch();
  const [pending, setPending] = useState<{ readonly target: Target; readonly busy: boolean }>();
  const confirm = async (target: Target) => {
    const running = { target, busy: true };
    setPending(running);
    try {
      const { data, error } = await run(target);
      if (!error && done) dispatch(snackbarShown(textOf(done, data as Data)));
    } finally {
      // Another question may have been asked meanwhile, and it stays.
      setPending((now) => (now === running ? undefined : now));
    }
  };
  const question = pending ? (
    <ConfirmDialog
      open
      {...words}
      title={textOf(title, pending.target)}
      busy={pending.busy}
      onConfirm={() => void confirm(pending.target)}
      onClose={() => setPending(undefined)}
    />
  ) : null;
  return { ask: (target: Target) => setPending({ target, busy: false }), question };
};

import type { AccessReason } from '@maru/contracts/identity/access/access.fields';
import { useState } from 'react';
import { isProblem, problemText } from '../http/problem.ts';
import { snackbarShown } from '../snackbar/snackbar.slice.ts';
import { useDispatch } from '../state/hooks.ts';
import { AccessReasonDialog } from './access-reason-dialog.tsx';

interface Reasoned<Asked, Data> {
  readonly run: (
    asked: Asked,
    reason: AccessReason | undefined,
  ) => Promise<{ data?: Data | undefined; error?: unknown }>;
  readonly busy: boolean;
  readonly done?: (asked: Asked, data: NonNullable<Data>) => Promise<void>;
}

/** Does what is written down with a reason, and asks for that where the session of work has none yet. */
export const useReasoned = <Asked, Data>({ run, busy, done }: Reasoned<Asked, Data>) => {
  const dispatch = useDispatch();
  const [waiting, setWaiting] = useState<{ readonly asked: Asked }>();
  const ask = async (asked: Asked, reason?: AccessReason) => {
    const { data, error } = await run(asked, reason);
    const needsReason = isProblem(error) && error.code === 'reason_needed';
    setWaiting(needsReason ? { asked } : undefined);
    if (data) await done?.(asked, data);
    else if (error && !needsReason) dispatch(snackbarShown(problemText(error)));
  };
  const dialog = waiting ? (
    <AccessReasonDialog
      busy={busy}
      onReason={(reason) => ask(waiting.asked, reason)}
      onClose={() => setWaiting(undefined)}
    />
  ) : null;
  return { ask: (asked: Asked) => ask(asked), isAsking: waiting !== undefined, dialog };
};

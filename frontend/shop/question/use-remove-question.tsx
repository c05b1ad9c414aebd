import { useState } from 'react';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { ConfirmDialog } from '../../design/confirm-dialog.tsx';
import { useRemoveQuestionMutation } from './question.api.ts';

/** Removes after a question; the caller draws `question`. */
export const useRemoveQuestion = () => {
  const dispatch = useDispatch();
  const [target, setTarget] = useState<string>();
  const [remove, { isLoading }] = useRemoveQuestionMutation();
  const confirm = async (id: string) => {
    const { error } = await remove(id);
    setTarget(undefined);
    if (!error) dispatch(snackbarShown('문의를 삭제했어요.'));
  };
  const question =
    target === undefined ? null : (
      <ConfirmDialog
        open
        destructive
        busy={isLoading}
        title="문의를 삭제할까요?"
        text="답변도 함께 삭제되고, 되돌릴 수 없어요."
        confirm="삭제"
        onConfirm={() => void confirm(target)}
        onClose={() => setTarget(undefined)}
      />
    );
  return { ask: setTarget, question };
};

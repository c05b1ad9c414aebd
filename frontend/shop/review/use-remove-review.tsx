import { useState } from 'react';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { ConfirmDialog } from '../../design/confirm-dialog.tsx';
import { type ReviewLine, useRemoveReviewMutation } from './review.api.ts';

/** Removes after a question; the caller draws `question`. */
export const useRemoveReview = () => {
  const dispatch = useDispatch();
  const [target, setTarget] = useState<ReviewLine>();
  const [remove, { isLoading }] = useRemoveReviewMutation();
  const confirm = async (line: ReviewLine) => {
    const { error } = await remove(line);
    setTarget(undefined);
    if (!error) dispatch(snackbarShown('후기를 삭제했어요.'));
  };
  const question = target ? (
    <ConfirmDialog
      open
      destructive
      busy={isLoading}
      title="후기를 삭제할까요?"
      text="글과 사진이 함께 삭제돼요. 원하면 다시 쓸 수 있어요."
      confirm="삭제"
      onConfirm={() => void confirm(target)}
      onClose={() => setTarget(undefined)}
    />
  ) : null;
  return { ask: setTarget, question };
};

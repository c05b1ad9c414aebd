import type { Comment } from '@maru/contracts/tracker/comment/comment.views';
import { useCallback } from 'react';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { offerAction } from '../../kernel/snackbar/snackbar.slice.ts';
import { commentApi } from './comment.api.ts';

/** Takes a comment away at once; the snackbar still brings it back. */
export const useDeleteComment = () => {
  const dispatch = useDispatch();
  return useCallback(
    async ({ id }: Pick<Comment, 'id'>) => {
      const restore = () => void dispatch(commentApi.endpoints.restoreComment.initiate(id, { track: false }));
      const { error } = await dispatch(commentApi.endpoints.deleteComment.initiate(id, { track: false }));
      if (!error) dispatch(offerAction('댓글을 삭제했어요.', { label: '실행 취소', run: restore }));
    },
    [dispatch],
  );
};

import type { Issue } from '@maru/contracts/tracker/issue/issue.views';
import { useState } from 'react';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { offerAction } from '../../kernel/snackbar/snackbar.slice.ts';
import { ConfirmDialog } from '../../design/confirm-dialog.tsx';
import { issueCommandsApi } from './issue-commands.api.ts';

/** Asks once; afterwards the snackbar still brings the issue back. `question` is to be drawn by the caller. */
export const useDeleteIssue = (onDeleted: (issue: Issue) => void, onRestored: (issue: Issue) => void) => {
  const dispatch = useDispatch();
  const [candidate, setCandidate] = useState<Issue>();
  const restore = async (issue: Issue) => {
    const { error } = await dispatch(issueCommandsApi.endpoints.restoreIssue.initiate(issue.id, { track: false }));
    if (!error) onRestored(issue);
  };
  const remove = async (issue: Issue) => {
    setCandidate(undefined);
    onDeleted(issue);
    const { error } = await dispatch(issueCommandsApi.endpoints.deleteIssue.initiate(issue.id, { track: false }));
    if (!error) dispatch(offerAction('이슈를 삭제했어요.', { label: '실행 취소', run: () => void restore(issue) }));
  };
  const question = candidate ? (
    <ConfirmDialog
      open
      destructive
      title={`‘${candidate.title}’ 이슈를 삭제할까요?`}
      text="댓글도 함께 보이지 않게 돼요. 지운 뒤 바로 실행 취소할 수 있어요."
      confirm="삭제"
      onConfirm={() => void remove(candidate)}
      onClose={() => setCandidate(undefined)}
    />
  ) : null;
  return { ask: setCandidate, restore, question };
};

import type { Issue } from '@maru/contracts/tracker/issue/issue.views';
import { useState } from 'react';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { offerAction } from '../../kernel/snackbar/snackbar.slice.ts';
import { ConfirmDialog } from '../../design/confirm-dialog.tsx';
import { issueCommandsApi } from './issue-commands.api.ts';

/** Asks once; afterwards the snackbar still brings the issue back. `question` is to be drawn by the caller. */
export const useDeleteIssue = (onDeleted: (issue: Issue) => void, onRestored: (issue: Issue) => void) => {
  const dispatch = useDispatch();
  const [asked, setAsked] = useState<Issue>();
  const restore = async (issue: Issue) => {
    const { error } = await dispatch(issueCommandsApi.endpoints.restoreIssue.initiate(issue.id, { track: false }));
    if (!error) onRestored(issue);
  };
  const remove = async (issue: Issue) => {
    setAsked(undefined);
    onDeleted(issue);
    const { error } = await dispatch(issueCommandsApi.endpoints.deleteIssue.initiate(issue.id, { track: false }));
    if (!error) dispatch(offerAction('이슈를 삭제했어요.', { label: '실행 취소', run: () => void restore(issue) }));
  };
  const question = asked ? (
    <ConfirmDialog
      open
      destructive
      title={`‘${asked.title}’ 이슈를 삭제할까요?`}
      text="댓글도 함께 보이지 않게 돼요. 지운 뒤 바로 실행 취소할 수 있어요."
      confirm="삭제"
      onConfirm={() => void remove(asked)}
      onClose={() => setAsked(undefined)}
    />
  ) : null;
  return { ask: setAsked, restore, question };
};

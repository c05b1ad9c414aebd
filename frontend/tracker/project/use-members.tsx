import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { ConfirmDialog } from '../../design/confirm-dialog.tsx';
import { type MemberAction, useChangeMemberMutation } from './project.api.ts';

interface Person {
  readonly id: string;
  readonly name: string;
}

const messages: Readonly<Record<MemberAction, (name: string) => string>> = {
  approve: (name) => `${name} 님이 이제 함께해요.`,
  decline: (name) => `${name} 님의 참여 요청을 거절했어요.`,
  remove: (name) => `${name} 님을 내보냈어요.`,
  promote: (name) => `${name} 님을 관리자로 지정했어요.`,
  demote: (name) => `${name} 님을 관리자에서 해제했어요.`,
  leave: () => '프로젝트에서 나왔어요.',
};
/** What is hard to take back is asked first. */
const questions: Readonly<
  Partial<
    Record<MemberAction, { readonly title: (name: string) => string; readonly text: string; readonly confirm: string }>
  >
> = {
  remove: {
    title: (name) => `${name} 님을 내보낼까요?`,
    text: '이 프로젝트를 더 볼 수 없게 돼요. 다시 참여를 요청할 수는 있어요.',
    confirm: '내보내기',
  },
  leave: { title: () => '프로젝트에서 나갈까요?', text: '다시 들어오려면 참여를 요청해야 해요.', confirm: '나가기' },
};

/** Acts on the people of a project; `question` is to be drawn by the caller. */
export const useMembers = (projectId: string, me: string) => {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [change, { isLoading }] = useChangeMemberMutation();
  const [pending, setPending] = useState<{ readonly action: MemberAction; readonly person: Person }>();

  const run = async (action: MemberAction, { id, name }: Person) => {
    setPending(undefined);
    const { error } = await change({ id: projectId, user_id: id, action });
    if (error) return;
    dispatch(snackbarShown(messages[action](name)));
    if (action === 'leave' || id === me) await navigate('/request/project');
  };
  const act = (action: MemberAction, person: Person) => {
    if (questions[action]) setPending({ action, person });
    else void run(action, person);
  };
  const words = pending && questions[pending.action];
  const question =
    pending && words ? (
      <ConfirmDialog
        open
        destructive
        title={words.title(pending.person.name)}
        text={words.text}
        confirm={words.confirm}
        onConfirm={() => void run(pending.action, pending.person)}
        onClose={() => setPending(undefined)}
      />
    ) : null;
  return { act, busy: isLoading, question };
};

import type { MemberInfo } from '@maru/contracts/identity/member/member.routes';
import Typography from '@mui/material/Typography';
import { MemoCard } from '../../design/memo-card.tsx';
import { RelativeTime } from '../../design/relative-time.tsx';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { useSetMemoMutation } from './member-desk.api.ts';

const WrittenBy = ({ memo }: { readonly memo: NonNullable<MemberInfo['memo']> }) => (
  <Typography variant="caption" sx={{ color: 'text.secondary' }}>
    {memo.by} · <RelativeTime at={memo.at} />
  </Typography>
);

export const MemberMemo = ({ id, memo }: { readonly id: string; readonly memo: MemberInfo['memo'] }) => {
  const dispatch = useDispatch();
  const [set, { isLoading }] = useSetMemoMutation();
  const save = async (text: string) => {
    if ((await set({ id, memo: text || null })).error) return false;
    dispatch(snackbarShown('메모를 저장했어요.'));
    return true;
  };
  return (
    <MemoCard memo={memo?.text ?? ''} maxLength={1_000} busy={isLoading} onSave={save}>
      {memo ? <WrittenBy memo={memo} /> : null}
    </MemoCard>
  );
};

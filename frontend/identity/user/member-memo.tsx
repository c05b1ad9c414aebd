import type { MemberInfo } from '@maru/contracts/identity/member/member.routes';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { RelativeTime } from '../../design/relative-time.tsx';
import { SectionCard } from '../../design/section-card.tsx';
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
  const saved = memo?.text ?? '';
  const [typed, setTyped] = useState<string>();
  const [set, { isLoading }] = useSetMemoMutation();
  const text = typed ?? saved;
  const save = async () => {
    const { error } = await set({ id, memo: text.trim() || null });
    if (error) return;
    setTyped(undefined);
    dispatch(snackbarShown('메모를 저장했어요.'));
  };
  return (
    <SectionCard title="메모" text="관리자끼리만 봐요.">
      <Stack sx={{ mt: 2, gap: 1.5, alignItems: 'flex-start' }}>
        <TextField
          multiline
          fullWidth
          minRows={2}
          label="메모"
          value={text}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { maxLength: 1_000 } }}
        />
        {memo ? <WrittenBy memo={memo} /> : null}
        <Button variant="outlined" loading={isLoading} disabled={text.trim() === saved} onClick={() => void save()}>
          메모 저장
        </Button>
      </Stack>
    </SectionCard>
  );
};

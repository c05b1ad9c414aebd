import type { MyAccount } from '@maru/contracts/identity/user/user.views';
import CheckRounded from '@mui/icons-material/CheckRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDispatch } from '../../app/hooks.ts';
import { snackbarShown } from '../../app/snackbar/snackbar.slice.ts';
import { ToneChip } from '../../design/tone-chip.tsx';
import { useSendCertifyMailMutation } from './account.api.ts';

const SendMail = () => {
  const [send, { isLoading, data }] = useSendCertifyMailMutation();
  const dispatch = useDispatch();
  const ask = async () => {
    const answer = await send();
    if (answer.data) dispatch(snackbarShown(answer.data.message));
  };
  return (
    <Button size="small" variant="outlined" color="inherit" loading={isLoading} onClick={() => void ask()}>
      {data ? '인증 메일 다시 보내기' : '인증 메일 보내기'}
    </Button>
  );
};

/** The address one logs in with, and whether it has been confirmed. */
export const AccountEmail = ({ account: { email, certified } }: { account: Pick<MyAccount, 'email' | 'certified'> }) => (
  <Stack sx={{ gap: 0.75, minWidth: 0 }}>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      이메일
    </Typography>
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere', fontWeight: 600 }}>{email}</Typography>
      {certified ? <ToneChip tone="green" size="small" label="인증됨" icon={<CheckRounded />} /> : <ToneChip tone="amber" size="small" label="인증 전" />}
      {certified ? null : <SendMail />}
    </Stack>
  </Stack>
);

import type { MyAccount } from '@maru/contracts/identity/user/user.views';
import CheckRounded from '@mui/icons-material/CheckRounded';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ToneChip } from '../../design/tone-chip.tsx';

/** The address one logs in with, and whether it has been confirmed. */
export const AccountEmail = ({
  account: { email, certified },
}: {
  account: Pick<MyAccount, 'email' | 'certified'>;
}) => (
  <Stack sx={{ gap: 0.75, minWidth: 0 }}>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      이메일
    </Typography>
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere', fontWeight: 600 }}>{email}</Typography>
      {certified ? <ToneChip tone="green" size="small" label="인증됨" icon={<CheckRounded />} /> : null}
    </Stack>
  </Stack>
);

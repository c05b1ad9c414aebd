import { type WithdrawalRequest, withdrawalRequest } from '@maru/contracts/identity/user/user.events';
import { withdrawalRequestWords } from '@maru/contracts/identity/user/user.words';
import type { ManagedUser } from '@maru/contracts/identity/user/user.views';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormDialog } from '../../design/form-dialog.tsx';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { useWithdrawMemberMutation } from './member-desk.api.ts';

interface WithdrawDialogProps {
  readonly user: ManagedUser;
  readonly onClose: () => void;
}

/** Nothing brings an account back, so the wish of its person is confirmed once more. */
export const WithdrawDialog = ({ user: { id, name }, onClose }: WithdrawDialogProps) => {
  const dispatch = useDispatch();
  const [request, setRequest] = useState<WithdrawalRequest>('phone');
  const [sure, setSure] = useState(false);
  const [withdraw, { isLoading }] = useWithdrawMemberMutation();
  const submit = async () => {
    if ((await withdraw({ id, request })).error) return;
    onClose();
    dispatch(snackbarShown(`${name} 님을 탈퇴 처리했어요.`));
  };
  return (
    <FormDialog
      title={`${name} 님을 탈퇴시킬까요?`}
      confirm="탈퇴 처리"
      width="xs"
      destructive
      complete={sure}
      busy={isLoading}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2.5 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          이름, 이메일, 전화번호가 지워지고 되돌릴 수 없어요. 주문은 법에 정한 동안 남아요.
        </Typography>
        <TextField
          select
          label="어떻게 요청했나요?"
          value={request}
          onChange={({ target }) => setRequest(withdrawalRequest.parse(target.value))}
          slotProps={{ select: { native: true } }}
        >
          {withdrawalRequest.options.map((one) => (
            <option key={one} value={one}>
              {withdrawalRequestWords[one]}
            </option>
          ))}
        </TextField>
        <FormControlLabel
          control={<Checkbox checked={sure} onChange={({ target }) => setSure(target.checked)} />}
          label="본인의 요청인지 확인했어요."
        />
      </Stack>
    </FormDialog>
  );
};

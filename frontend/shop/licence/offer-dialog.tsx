import { email } from '@maru/contracts/identity/user/user.commands';
import { offerDays } from '@maru/contracts/shop/licence/licence.rules';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormDialog } from '../../design/form-dialog.tsx';
import { Notice } from '../../design/notice.tsx';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { useOfferSeatMutation } from './licence.api.ts';

interface OfferDialogProps {
  readonly id: string;
  /** Whether it can be withdrawn from without a reason until it is given away. */
  readonly binding: boolean;
  readonly onClose: () => void;
}

export const OfferDialog = ({ id, binding, onClose }: OfferDialogProps) => {
  const dispatch = useDispatch();
  const [typed, setTyped] = useState('');
  const [offer, { isLoading }] = useOfferSeatMutation();
  const to = email.safeParse(typed.trim());
  const submit = async () => {
    if (!to.success || (await offer({ id, email: to.data })).error) return;
    dispatch(snackbarShown('초대 메일을 보냈어요.'));
    onClose();
  };
  return (
    <FormDialog
      title="동료에게 나눠 주기"
      confirm="초대 보내기"
      width="xs"
      complete={to.success}
      busy={isLoading}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          메일의 링크를 열어 초대를 받은 동료가 이 라이선스를 써요. 초대는 {offerDays}일 동안 받을 수 있고, 나눠 준
          뒤에도 언제든 회수할 수 있어요.
        </Typography>
        <TextField
          required
          autoFocus
          type="email"
          label="동료의 이메일"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { maxLength: 254, autoComplete: 'off' } }}
        />
        {binding ? (
          <Notice tone="amber">초대를 보내면 키를 확인한 것과 같아서, 단순 변심으로 취소할 수 없어요.</Notice>
        ) : null}
      </Stack>
    </FormDialog>
  );
};

import type { ManagedUser } from '@maru/contracts/identity/user/user.views';
import { FormDialog } from '../../design/form-dialog.tsx';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { offerAction, snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { userAdminApi, useSuspendUserMutation } from './user-admin.api.ts';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

/** Started from the store: the screen may be gone when it is done from the snackbar. */
export const useReinstate = () => {
  const dispatch = useDispatch();
  return async ({ id, name }: Pick<ManagedUser, 'id' | 'name'>) => {
    const answer = await dispatch(userAdminApi.endpoints.reinstateUser.initiate(id));
    if (!answer.error) dispatch(snackbarShown(`${name} 님의 정지를 풀었어요.`));
  };
};

export interface SuspendDialogProps {
  readonly user: ManagedUser;
  readonly onClose: () => void;
}

export const SuspendDialog = ({ user, onClose }: SuspendDialogProps) => {
  const dispatch = useDispatch();
  const reinstate = useReinstate();
  const [reason, setReason] = useState('');
  const [suspend, { isLoading }] = useSuspendUserMutation();
  const submit = async () => {
    const answer = await suspend({ id: user.id, reason: reason.trim() });
    if (answer.error) return;
    onClose();
    dispatch(
      offerAction(`${user.name} 님의 이용을 정지했어요.`, { label: '실행 취소', run: () => void reinstate(user) }),
    );
  };
  return (
    <FormDialog
      title={`${user.name} 님의 이용을 정지할까요?`}
      confirm="정지"
      width="xs"
      destructive
      complete={reason.trim() !== ''}
      busy={isLoading}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        모든 기기에서 바로 로그아웃되고, 정지를 풀 때까지 로그인할 수 없어요.
      </Typography>
      <TextField
        autoFocus
        fullWidth
        required
        label="정지 이유"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        sx={{ mt: 2.5 }}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        helperText="관리자만 볼 수 있어요."
      />
    </FormDialog>
  );
};

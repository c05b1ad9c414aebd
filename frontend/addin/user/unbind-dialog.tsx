import { deskReleaseReason, type DeskReleaseReason } from '@maru/contracts/shop/licence/licence.events';
import { releaseReasons } from '@maru/contracts/shop/licence/licence.words';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormDialog } from '../../design/form-dialog.tsx';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { useUnbindMachineMutation } from './addin-user.api.ts';

interface UnbindDialogProps {
  /** Of the licence that the machine is bound to. */
  readonly id: string;
  /** What its person calls it. */
  readonly machine: string;
  readonly onClose: () => void;
}

/** Releasing somebody's machine, so that another can be used. */
export const UnbindDialog = ({ id, machine, onClose }: UnbindDialogProps) => {
  const dispatch = useDispatch();
  const [reason, setReason] = useState<DeskReleaseReason>('broken');
  const [unbind, { isLoading }] = useUnbindMachineMutation();
  const submit = async () => {
    if ((await unbind({ id, reason })).error) return;
    dispatch(snackbarShown(`‘${machine}’ 연결을 풀었어요.`));
    onClose();
  };
  return (
    <FormDialog
      title="컴퓨터 연결을 풀까요?"
      confirm="연결 풀기"
      width="xs"
      destructive
      busy={isLoading}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2.5 }}>
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {`‘${machine}’에서 쓰던 라이선스를 다른 컴퓨터에서 쓸 수 있게 돼요. 그 컴퓨터에서 Revit을 다시 시작하면 다시 연결될 수 있어요.`}
        </Typography>
        <TextField
          select
          label="이유"
          value={reason}
          onChange={({ target }) => setReason(deskReleaseReason.parse(target.value))}
          slotProps={{ select: { native: true } }}
        >
          {deskReleaseReason.options.map((one) => (
            <option key={one} value={one}>
              {releaseReasons[one]}
            </option>
          ))}
        </TextField>
      </Stack>
    </FormDialog>
  );
};

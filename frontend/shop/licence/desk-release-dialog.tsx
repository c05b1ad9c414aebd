import { type DeskReleaseReason, deskReleaseReason } from '@maru/contracts/shop/licence/licence.events';
import { releaseReasons } from '@maru/contracts/shop/licence/licence.words';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormDialog } from '../../design/form-dialog.tsx';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { useReleaseMachineByDeskMutation } from './licence.api.ts';

/** Releasing a machine in the customer's place. */
export const DeskReleaseDialog = ({ id, onClose }: { readonly id: string; readonly onClose: () => void }) => {
  const dispatch = useDispatch();
  const [reason, setReason] = useState<DeskReleaseReason>('broken');
  const [release, { isLoading }] = useReleaseMachineByDeskMutation();
  const submit = async () => {
    if ((await release({ id, reason })).error) return;
    dispatch(snackbarShown('컴퓨터를 해제했어요.'));
    onClose();
  };
  return (
    <FormDialog
      title="컴퓨터를 해제할까요?"
      confirm="해제"
      width="xs"
      destructive
      busy={isLoading}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2.5 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          고객이 다른 컴퓨터에 등록할 수 있게 돼요. 고객이 쓸 수 있는 해제 횟수는 줄지 않아요.
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

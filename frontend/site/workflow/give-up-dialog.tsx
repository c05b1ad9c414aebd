import type { Reaction } from '@maru/contracts/site/reaction/reaction.views';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormDialog } from '../../design/form-dialog.tsx';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { useGiveUpReactionMutation } from './system.api.ts';
import { workflowName } from './system-words.ts';
import { thingOf } from './thing.public.ts';

/** Asks why, since it cannot be taken back and somebody will ask later. */
export const GiveUpDialog = ({ reaction, onClose }: { readonly reaction: Reaction; readonly onClose: () => void }) => {
  const dispatch = useDispatch();
  const [reason, setReason] = useState('');
  const [giveUp, { isLoading }] = useGiveUpReactionMutation();
  const submit = async () => {
    const { error } = await giveUp({ id: reaction.id, reason: reason.trim() });
    if (error) return;
    onClose();
    dispatch(snackbarShown('포기한 것으로 적었어요.'));
  };
  return (
    <FormDialog
      title={`${thingOf(reaction).label}, 이 작업을 포기할까요?`}
      confirm="포기"
      dismiss="닫기"
      width="xs"
      destructive
      complete={reason.trim() !== ''}
      busy={isLoading}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2.5 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          {`${workflowName(reaction.workflow)} 작업을 다시는 시도하지 않아요. 뒤에서 기다리는 일은 이어서 해요. 되돌릴 수 없어요.`}
        </Typography>
        <TextField
          autoFocus
          required
          multiline
          label="이유"
          placeholder="예: 손님과 통화해 직접 처리했어요"
          value={reason}
          onChange={({ target }) => setReason(target.value.replaceAll('\n', ' '))}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
      </Stack>
    </FormDialog>
  );
};

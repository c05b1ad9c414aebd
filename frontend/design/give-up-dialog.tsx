import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';

interface GiveUpDialogProps extends Pick<FormDialogProps, 'title' | 'busy' | 'onClose'> {
  /** What follows from it. */
  readonly text: string;
  readonly placeholder: string;
  readonly onGiveUp: (reason: string) => Promise<void>;
}

/** Asks why, since somebody will ask later. */
export const GiveUpDialog = ({ text, placeholder, onGiveUp, ...dialog }: GiveUpDialogProps) => {
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      {...dialog}
      confirm="포기"
      dismiss="닫기"
      width="xs"
      destructive
      complete={reason.trim() !== ''}
      onSubmit={() => onGiveUp(reason.trim())}
    >
      <Stack sx={{ gap: 2.5 }}>
        <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
        <TextField
          autoFocus
          required
          multiline
          label="이유"
          placeholder={placeholder}
          value={reason}
          onChange={({ target }) => setReason(target.value.replaceAll('\n', ' '))}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
      </Stack>
    </FormDialog>
  );
};

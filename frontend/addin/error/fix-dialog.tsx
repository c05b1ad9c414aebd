import { addinVersion } from '@maru/contracts/addin/batch/batch.fields';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormDialog } from '../../design/form-dialog.tsx';
import { useErrorChange } from './use-error-change.ts';

interface FixDialogProps {
  readonly id: string;
  /** The newest version in which it was seen. */
  readonly newest: string;
  readonly onClose: () => void;
}

/** Asks in which version an error is fixed, from which on it is to be told when it comes back. */
export const FixDialog = ({ id, newest, onClose }: FixDialogProps) => {
  const [typed, setTyped] = useState('');
  const { change, busy } = useErrorChange();
  const version = addinVersion.safeParse(typed.trim());
  const isWrong = typed.trim() !== '' && !version.success;
  const submit = async () => {
    if (!version.success) return;
    const done = `${version.data}에서 고친 오류로 바꿨어요.`;
    if (await change({ id, path: 'fixed', body: { version: version.data } }, done)) onClose();
  };
  return (
    <FormDialog
      title="어느 버전에서 고쳤나요?"
      confirm="고침으로 바꾸기"
      width="xs"
      complete={version.success}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2.5 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          {`지금까지 ${newest} 버전에서 봤어요. 고친 버전이나 그 뒤 버전에서 다시 생기면 알려 드려요.`}
        </Typography>
        <TextField
          autoFocus
          label="고친 버전"
          placeholder="2.2.0"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={isWrong}
          helperText={isWrong ? '2.2.0이나 2.2.0-beta.1처럼 적어 주세요.' : ' '}
        />
      </Stack>
    </FormDialog>
  );
};

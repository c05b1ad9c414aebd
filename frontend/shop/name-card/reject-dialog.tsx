import { type ProofProblem, proofProblem } from '@maru/contracts/shop/name-card/name-card.fields';
import { proofProblems } from '@maru/contracts/shop/name-card/name-card-mail.words';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { FormDialog } from '../../design/form-dialog.tsx';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { type CardLine, useRejectProofMutation } from './name-card.api.ts';

interface RejectDialogProps {
  readonly seen: CardLine & { readonly version: number };
  readonly onClose: () => void;
}

/** What another proof should do better. */
export const RejectDialog = ({ seen, onClose }: RejectDialogProps) => {
  const dispatch = useDispatch();
  const [reason, setReason] = useState<ProofProblem>('typo');
  const [note, setNote] = useState('');
  const [reject, { isLoading }] = useRejectProofMutation();
  const submit = async () => {
    if ((await reject({ ...seen, reason, note: note.trim() })).error) return;
    dispatch(snackbarShown('수정을 요청했어요. 새 시안이 나오면 메일로 알려 드려요.'));
    onClose();
  };
  return (
    <FormDialog
      title="무엇을 고칠까요?"
      confirm="수정 요청"
      width="xs"
      complete={note.trim() !== ''}
      busy={isLoading}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2.5 }}>
        <TextField
          select
          label="이유"
          value={reason}
          onChange={({ target }) => setReason(proofProblem.parse(target.value))}
          slotProps={{ select: { native: true } }}
        >
          {proofProblem.options.map((one) => (
            <option key={one} value={one}>
              {proofProblems[one]}
            </option>
          ))}
        </TextField>
        <TextField
          required
          multiline
          minRows={3}
          label="어떻게 고치면 될까요?"
          value={note}
          onChange={({ target }) => setNote(target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      </Stack>
    </FormDialog>
  );
};

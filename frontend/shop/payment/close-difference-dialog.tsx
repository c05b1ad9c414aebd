import {
  type DifferenceReason,
  differenceReason,
  differenceReasons,
} from '@maru/contracts/shop/payment/payment.fields';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormDialog } from '../../design/form-dialog.tsx';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { useCloseDifferenceMutation } from './books.api.ts';

export interface CloseDifferenceProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Why sums may differ from now on: it is kept with who said so. */
export const CloseDifferenceDialog = ({ id, onClose }: CloseDifferenceProps) => {
  const dispatch = useDispatch();
  const [reason, setReason] = useState<DifferenceReason>('atConsole');
  const [note, setNote] = useState('');
  const [close, { isLoading }] = useCloseDifferenceMutation();
  const submit = async () => {
    if ((await close({ id, reason, note: note.trim() })).error) return;
    dispatch(snackbarShown('차이를 닫았어요.'));
    onClose();
  };
  return (
    <FormDialog title="차이를 닫을까요?" confirm="차이 닫기" busy={isLoading} onClose={onClose} onSubmit={submit}>
      <Stack sx={{ gap: 2 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          까닭과 닫은 사람이 기록에 남아요. 금액이 또 달라지면 다시 보여 드려요.
        </Typography>
        <RadioGroup aria-label="까닭" value={reason} onChange={(_, value) => setReason(differenceReason.parse(value))}>
          {differenceReason.options.map((one) => (
            <FormControlLabel key={one} value={one} control={<Radio />} label={differenceReasons[one]} />
          ))}
        </RadioGroup>
        <TextField
          label="메모 (선택)"
          value={note}
          onChange={({ target }) => setNote(target.value)}
          helperText="이름이나 연락처는 적지 말아 주세요."
          slotProps={{ htmlInput: { maxLength: 200 }, inputLabel: { shrink: true } }}
        />
      </Stack>
    </FormDialog>
  );
};

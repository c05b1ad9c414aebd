import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';

interface NoteField {
  readonly label: string;
  readonly required: boolean;
  readonly helperText?: string;
  readonly maxLength: number;
}
interface ReasonDialogProps<R extends string> extends Omit<
  FormDialogProps,
  'width' | 'complete' | 'onSubmit' | 'children'
> {
  readonly reasonLabel: string;
  /** What may be chosen, with its words; the first is chosen to begin with. */
  readonly reasons: readonly (readonly [reason: R, words: string])[];
  readonly note: (reason: R) => NoteField;
  readonly onAnswer: (answer: { readonly reason: R; readonly note: string }) => Promise<void>;
}

/** Says no, for a reason from a list and with a note in one's own words. */
export const ReasonDialog = <R extends string>({
  reasonLabel,
  reasons,
  note: fieldOf,
  onAnswer,
  ...dialog
}: ReasonDialogProps<R>) => {
  const [reason, setReason] = useState(reasons[0]?.[0]);
  const [typed, setTyped] = useState('');
  if (reason === undefined) return null;
  const { maxLength, ...field } = fieldOf(reason);
  const note = typed.trim();
  return (
    <FormDialog
      {...dialog}
      width="xs"
      complete={!field.required || note !== ''}
      onSubmit={() => onAnswer({ reason, note })}
    >
      <Stack sx={{ gap: 2.5 }}>
        <TextField
          select
          label={reasonLabel}
          value={reason}
          onChange={({ target }) => setReason(reasons.find(([one]) => one === target.value)?.[0])}
          slotProps={{ select: { native: true } }}
        >
          {reasons.map(([one, words]) => (
            <option key={one} value={one}>
              {words}
            </option>
          ))}
        </TextField>
        <TextField
          multiline
          minRows={3}
          {...field}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { maxLength } }}
        />
      </Stack>
    </FormDialog>
  );
};

import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';

interface NoteField {
  readonly label: string;
  readonly required: boolean;
  readonly helperText?: string;
  readonly maxLength: number;
}
const noField: NoteField = { label: '', required: false, maxLength: 0 };
interface ReasonDialogProps<R extends string> extends Omit<
  FormDialogProps,
  'width' | 'complete' | 'onSubmit' | 'children'
> {
  /** What will come of it. */
  readonly text?: string;
  readonly reasonLabel: string;
  /** What may be chosen, with its words; the first is chosen to begin with. */
  readonly reasons: readonly (readonly [reason: R, words: string])[];
  /** Left out where a reason says it all. */
  readonly note?: (reason: R) => NoteField;
  readonly onAnswer: (answer: { readonly reason: R; readonly note: string }) => Promise<void>;
}

/** Does something for a reason from a list, with a note in one's own words. */
export const ReasonDialog = <R extends string>({
  text,
  reasonLabel,
  reasons,
  note: fieldOf,
  onAnswer,
  ...dialog
}: ReasonDialogProps<R>) => {
  const [reason, setReason] = useState(reasons[0]?.[0]);
  const [typed, setTyped] = useState('');
  if (reason === undefined) return null;
  const { maxLength, ...field } = fieldOf?.(reason) ?? noField;
  const note = typed.trim();
  return (
    <FormDialog
      {...dialog}
      width="xs"
      complete={!field.required || note !== ''}
      onSubmit={() => onAnswer({ reason, note })}
    >
      <Stack sx={{ gap: 2.5 }}>
        {text === undefined ? null : (
          <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{text}</Typography>
        )}
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
        {fieldOf ? (
          <TextField
            multiline
            minRows={3}
            {...field}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            slotProps={{ htmlInput: { maxLength } }}
          />
        ) : null}
      </Stack>
    </FormDialog>
  );
};

import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { Member } from '@maru/contracts/tracker/project/project.views';
import { Controller } from 'react-hook-form';
import type { FormDraft } from './issue-draft.ts';
import type { IssueFormReturn } from './issue-form.ts';
import { fieldLabels, issueOptions } from './issue-labels.ts';

interface FieldProps {
  readonly form: IssueFormReturn;
}

const Words = ({
  form: { register, formState },
  name,
  ...look
}: FieldProps & { name: 'title' | 'text'; placeholder: string; rows?: number }) => {
  const error = formState.errors[name]?.message;
  return (
    <TextField
      {...register(name)}
      label={fieldLabels[name]}
      required={name === 'title'}
      placeholder={look.placeholder}
      error={error !== undefined}
      helperText={error}
      autoComplete="off"
      {...(look.rows ? { multiline: true, minRows: look.rows, maxRows: 14 } : { autoFocus: true })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
};

interface ChoiceProps extends FieldProps {
  readonly name: Exclude<keyof FormDraft, 'title' | 'text' | 'due'>;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

const Choice = ({ form: { control }, name, options }: ChoiceProps) => (
  <Controller
    control={control}
    name={name}
    render={({ field: { value, onChange, ref, onBlur }, fieldState: { error } }) => (
      <TextField
        select
        size="small"
        label={fieldLabels[name]}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || null)}
        onBlur={onBlur}
        inputRef={ref}
        error={error !== undefined}
        helperText={error?.message}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      >
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.label}
          </MenuItem>
        ))}
      </TextField>
    )}
  />
);

const Due = ({ form: { register, formState } }: FieldProps) => {
  const error = formState.errors.due?.message;
  return (
    <TextField
      {...register('due', { setValueAs: (value: string | null) => value || null })}
      type="date"
      size="small"
      label={fieldLabels.due}
      error={error !== undefined}
      helperText={error}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
};

export const IssueDialogFields = ({ form, members }: FieldProps & { members: readonly Member[] }) => (
  <Stack sx={{ gap: 2.5, pt: 1 }}>
    <Words form={form} name="title" placeholder="예: 지하 2층 X3열 기둥 위치가 구조도와 달라요" />
    <Words form={form} name="text" placeholder="무엇을 어디에서 확인하면 되는지 적어 주세요." rows={4} />
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      <Choice form={form} name="class" options={issueOptions.class} />
      <Choice form={form} name="type" options={issueOptions.type} />
      <Choice form={form} name="priority" options={issueOptions.priority} />
      <Choice form={form} name="status" options={issueOptions.status} />
      <Choice
        form={form}
        name="assignee"
        options={[{ value: '', label: '없음' }, ...members.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      <Due form={form} />
    </Box>
  </Stack>
);

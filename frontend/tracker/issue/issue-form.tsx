import { zodResolver } from '@hookform/resolvers/zod';
import { issueForm } from '@maru/contracts/tracker/issue/issue.routes';
import { Controller, useForm, type UseFormReturn, type UseFormSetError } from 'react-hook-form';
import type { z } from 'zod';
import type { Problem } from '../../kernel/http/problem.ts';
import type { FormDraft } from './issue-draft.ts';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { Member } from '@maru/contracts/tracker/project/project.views';
import { fieldLabels, issueOptions } from './issue-labels.ts';

/** What is typed; the picture is kept beside it until it is uploaded. */
const fieldsSchema = issueForm.omit({ prj_id: true, program: true, image: true });
type FormInput = z.input<typeof fieldsSchema>;
export type IssueFormReturn = UseFormReturn<FormInput, unknown, FormDraft>;

const most: Readonly<Record<string, number>> = { title: 160, text: 10_000 };

/** Korean for the schema's refusals; the path names the field. */
const messageOf = ({
  code,
  path,
}: {
  readonly code?: string | undefined;
  readonly path?: PropertyKey[] | undefined;
}) => {
  const field = String(path?.[0]);
  if (field === 'title' && code === 'too_small') return '제목을 입력해 주세요.';
  if (field === 'due') return '날짜를 다시 확인해 주세요.';
  if (code === 'too_big') return `${most[field] ?? 0}자까지 쓸 수 있어요.`;
  return code === 'custom' ? '쓸 수 없는 글자가 들어 있어요.' : '다시 확인해 주세요.';
};

export const useTypedIssue = (defaultValues: FormDraft): IssueFormReturn =>
  useForm<FormInput, unknown, FormDraft>({ resolver: zodResolver(fieldsSchema, { error: messageOf }), defaultValues });

const isField = (path: string): path is keyof FormDraft => path in fieldsSchema.shape;

/** Shows what the server refused beside the fields; answers whether there was any. */
export const showFieldErrors = ({ errors }: Problem, setError: UseFormSetError<FormInput>) => {
  const fieldErrors = errors.flatMap(({ path, message }) => (isField(path) ? { path, message } : []));
  for (const { path, message } of fieldErrors) setError(path, { message });
  return fieldErrors.length > 0;
};

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

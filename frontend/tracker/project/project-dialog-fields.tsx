import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ProjectStatus, projectStatuses } from '@maru/contracts/tracker/project/project.fields';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { statusLooks } from '../../design/status-chip.tsx';
import { type DraftField, fieldLooks, type ProjectFormReturn } from './project-dialog-form.ts';

interface FieldsProps {
  readonly form: ProjectFormReturn;
}

const trimmed = { setValueAs: (value: unknown) => (typeof value === 'string' ? value.trim() : value) };

const Field = ({
  form: { register, formState },
  name,
  ...look
}: FieldsProps & { name: Exclude<DraftField, 'status'>; placeholder?: string; rows?: number; required?: boolean }) => {
  const { rows, placeholder, required = false } = look;
  const { label, max } = fieldLooks[name];
  const error = formState.errors[name]?.message;
  return (
    <TextField
      {...register(name, trimmed)}
      label={label}
      required={required}
      placeholder={placeholder ?? ''}
      error={error !== undefined}
      helperText={error}
      {...(rows ? { multiline: true, minRows: rows, maxRows: 10 } : {})}
      autoFocus={name === 'title'}
      autoComplete="off"
      slotProps={{ htmlInput: { maxLength: max }, inputLabel: { shrink: true } }}
    />
  );
};

const StatusField = ({ form }: FieldsProps) => {
  const labelId = useId();
  return (
    <div>
      <Typography id={labelId} variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
        {fieldLooks.status.label}
      </Typography>
      <Controller
        control={form.control}
        name="status"
        render={({ field }) => (
          <ToggleButtonGroup
            exclusive
            fullWidth
            size="small"
            value={field.value ?? null}
            aria-labelledby={labelId}
            onChange={(_, status: ProjectStatus | null) => status && field.onChange(status)}
          >
            {projectStatuses.map((status) => (
              <ToggleButton key={status} value={status} sx={{ minHeight: 44 }}>
                {statusLooks[status].label}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
      />
    </div>
  );
};

export const ProjectDialogFields = ({ form }: FieldsProps) => (
  <Stack sx={{ gap: 2.5, pt: 1 }}>
    <Field form={form} name="title" required placeholder="예: 한강변 복합문화센터 기본설계" />
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2.5 }}>
      <Field form={form} name="client" placeholder="예: 서울시" />
      <Field form={form} name="place" placeholder="예: 서울 용산구" />
    </Stack>
    <Field
      form={form}
      name="text"
      rows={4}
      placeholder="무엇을 검토하는지 적어 두면 함께하는 사람이 바로 알 수 있어요."
    />
    <StatusField form={form} />
  </Stack>
);

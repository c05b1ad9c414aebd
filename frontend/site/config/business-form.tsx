import { zodResolver } from '@hookform/resolvers/zod';
import { type BusinessInfo, businessInfo } from '@maru/contracts/site/config/config.fields';
import type { SiteConfig } from '@maru/contracts/site/config/config.views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useForm } from 'react-hook-form';
import { isProblem } from '../../kernel/http/problem.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { formatBusinessNumber } from '../../format/business-number.ts';
import { businessFields, businessLabels } from './business-words.ts';
import { useChangeBusinessMutation } from './config.api.ts';

type Field = keyof BusinessInfo;

const empty = Object.fromEntries(businessFields.map((field) => [field, ''])) as BusinessInfo;
const messages: Partial<Readonly<Record<Field, string>>> = {
  registration_number: '사업자등록번호 10자리를 다시 확인해 주세요.',
  phone: '전화번호를 숫자와 -로 적어 주세요.',
  email: '이메일 주소를 다시 확인해 주세요.',
};
const hints: Partial<Readonly<Record<Field, string>>> = { mail_order_number: '신고하지 않는 사업자면 비워 두세요.' };
const wide: ReadonlySet<Field> = new Set(['address']);

export const BusinessForm = ({ config: { business, revision } }: { config: SiteConfig }) => {
  const [change] = useChangeBusinessMutation();
  const dispatch = useDispatch();
  const shown = business
    ? { ...business, registration_number: formatBusinessNumber(business.registration_number) }
    : empty;
  const { register, handleSubmit, setError, formState } = useForm<BusinessInfo>({
    resolver: zodResolver(businessInfo) as never,
    values: shown,
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const look = (field: Field) => {
    const error = errors[field];
    const errorText = error?.type === 'server' ? error.message : (messages[field] ?? '꼭 입력해 주세요.');
    return { error: error !== undefined, helperText: error ? errorText : hints[field] };
  };
  const submit = handleSubmit(async (fields) => {
    const { error } = await change({ fields, revision });
    if (!error) dispatch(snackbarShown('사업자정보를 저장했어요.'));
    if (!isProblem(error)) return;
    for (const { path, message } of error.errors)
      if (businessFields.some((field) => field === path)) setError(path as Field, { type: 'server', message });
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ mt: 2.5, display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
    >
      {businessFields.map((field) => (
        <TextField
          key={field}
          {...register(field)}
          {...look(field)}
          label={businessLabels[field]}
          sx={wide.has(field) ? { gridColumn: '1 / -1' } : {}}
          slotProps={{
            htmlInput: {
              autoComplete: 'off',
              ...(field === 'registration_number' && { inputMode: 'numeric', placeholder: '123-45-67891' }),
            },
          }}
        />
      ))}
      <Button
        type="submit"
        variant="contained"
        disabled={!isDirty}
        loading={isSubmitting}
        sx={{ gridColumn: '1 / -1', justifySelf: { sm: 'start' }, minWidth: 120 }}
      >
        저장
      </Button>
    </Box>
  );
};

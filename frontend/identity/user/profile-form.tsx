import type { MyAccount } from '@maru/contracts/identity/user/user.views';
import CheckRounded from '@mui/icons-material/CheckRounded';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ToneChip } from '../../design/tone-chip.tsx';
import { isProblem, type Problem } from '../../kernel/http/problem.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useChangeNameMutation, useChangePhoneMutation } from './account.api.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { personName, phone } from '@maru/contracts/identity/user/user.commands';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { PhoneField } from '../../design/phone-field.tsx';
import { formatPhone } from '../../format/phone.ts';

export const AccountEmail = ({
  account: { email, certified },
}: {
  account: Pick<MyAccount, 'email' | 'certified'>;
}) => (
  <Stack sx={{ gap: 0.75, minWidth: 0 }}>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      이메일
    </Typography>
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere', fontWeight: 600 }}>{email}</Typography>
      {certified ? <ToneChip tone="green" size="small" label="인증됨" icon={<CheckRounded />} /> : null}
    </Stack>
  </Stack>
);

interface Profile {
  readonly name: string;
  /** Digits. */
  readonly phone: string | null;
}

/** Stores what is not as it was, one command each. Answers what was refused, by field. */
const useSaveProfile = ({ name, phone }: Pick<MyAccount, 'name' | 'phone'>) => {
  const [changeName] = useChangeNameMutation();
  const [changePhone] = useChangePhoneMutation();
  const dispatch = useDispatch();
  return async (wanted: Profile): Promise<Partial<Record<keyof Profile, Problem>>> => {
    const nameError = wanted.name === name ? undefined : (await changeName(wanted.name)).error;
    const phoneError = wanted.phone === phone ? undefined : (await changePhone(wanted.phone)).error;
    if (!nameError && !phoneError) dispatch(snackbarShown('저장했어요.'));
    return { ...(isProblem(nameError) && { name: nameError }), ...(isProblem(phoneError) && { phone: phoneError }) };
  };
};

const form = z.object({
  name: personName,
  phone: z
    .literal('')
    .transform(() => null)
    .or(phone),
});
interface Fields {
  name: string;
  phone: string;
}
const messages = {
  name: '이름을 입력해 주세요. 40자까지 쓸 수 있어요.',
  phone: '전화번호를 확인해 주세요. 예: 010-1234-5678',
} as const;
const fields = ['name', 'phone'] as const;

export const ProfileForm = ({ account }: { account: Pick<MyAccount, 'name' | 'phone'> }) => {
  const save = useSaveProfile(account);
  const values: Fields = { name: account.name, phone: formatPhone(account.phone ?? '') };
  const { register, handleSubmit, control, setError, formState } = useForm<Fields, unknown, Profile>({
    resolver: zodResolver(form) as never,
    values,
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const look = (name: keyof Fields) => {
    const error = errors[name];
    return {
      error: error !== undefined,
      helperText: error ? (error.type === 'server' ? error.message : messages[name]) : undefined,
    };
  };
  const submit = handleSubmit(async (wanted) => {
    const refusals = await save(wanted);
    for (const name of fields) {
      const problem = refusals[name];
      if (problem) setError(name, { type: 'server', message: problem.message || messages[name] });
    }
  });
  return (
    <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 2 }}>
      <TextField {...register('name')} {...look('name')} label="이름" autoComplete="name" />
      <Controller
        control={control}
        name="phone"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <PhoneField
            {...look('phone')}
            label="전화번호 (선택)"
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            inputRef={ref}
          />
        )}
      />
      <Button
        type="submit"
        variant="contained"
        disabled={!isDirty}
        loading={isSubmitting}
        sx={{ alignSelf: { sm: 'flex-start' }, minWidth: 120 }}
      >
        저장
      </Button>
    </Stack>
  );
};

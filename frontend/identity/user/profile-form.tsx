import { zodResolver } from '@hookform/resolvers/zod';
import { personName, phone } from '@maru/contracts/identity/user/user.commands';
import type { MyAccount } from '@maru/contracts/identity/user/user.views';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { PhoneField } from '../../design/phone-field.tsx';
import { formatPhone } from '../../format/phone.ts';
import { type Profile, useSaveProfile } from './use-save-profile.ts';

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

/** Name and phone number; saved together. */
export const ProfileForm = ({ account }: { account: Pick<MyAccount, 'name' | 'phone'> }) => {
  const save = useSaveProfile(account);
  const shown: Fields = { name: account.name, phone: formatPhone(account.phone ?? '') };
  const { register, handleSubmit, control, setError, formState } = useForm<Fields, unknown, Profile>({
    resolver: zodResolver(form) as never,
    values: shown,
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
    const refused = await save(wanted);
    for (const name of fields) {
      const problem = refused[name];
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

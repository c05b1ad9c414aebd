import { zodResolver } from '@hookform/resolvers/zod';
import { passwordChange, type PasswordChange } from '@maru/contracts/identity/user/user.commands';
import type { EndedSessions } from '@maru/contracts/identity/user/user.views';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useForm, useWatch } from 'react-hook-form';
import { isProblem } from '../../kernel/http/problem.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { PasswordField } from '../../design/password-field.tsx';
import { useChangePasswordMutation } from './account.api.ts';
import { StrengthHint } from './strength-hint.public.tsx';

const messages = {
  password: '지금 쓰는 비밀번호를 입력해 주세요.',
  next: '비밀번호는 8자 이상 128자 이하로 써 주세요.',
} as const;
const fieldOf = { wrong_password: 'password', weak_password: 'next' } as const;
const isNamed = (code: string): code is keyof typeof fieldOf => code in fieldOf;

const doneText = ({ ended }: EndedSessions) =>
  ended > 0 ? `비밀번호를 바꿨어요. 다른 기기 ${ended}곳에서 로그아웃했어요.` : '비밀번호를 바꿨어요.';

export const PasswordForm = () => {
  const [change, { isLoading }] = useChangePasswordMutation();
  const dispatch = useDispatch();
  const { register, handleSubmit, control, setError, reset, formState } = useForm<PasswordChange>({
    resolver: zodResolver(passwordChange),
    defaultValues: { password: '', next: '' },
  });
  const next = useWatch({ control, name: 'next' });
  const look = (name: keyof typeof messages) => {
    const error = formState.errors[name];
    return {
      error: error !== undefined,
      helperText: error ? (error.type === 'server' ? error.message : messages[name]) : undefined,
    };
  };
  const submit = handleSubmit(async (passwords) => {
    const { data, error } = await change(passwords);
    if (isProblem(error) && isNamed(error.code))
      setError(fieldOf[error.code], { type: 'server', message: error.message }, { shouldFocus: true });
    if (!data) return;
    reset();
    dispatch(snackbarShown(doneText(data)));
  });
  return (
    <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ mt: 2.5, gap: 2 }}>
      <PasswordField
        {...register('password')}
        {...look('password')}
        label="지금 비밀번호"
        autoComplete="current-password"
      />
      <PasswordField {...register('next')} {...look('next')} label="새 비밀번호" autoComplete="new-password" />
      {next ? <StrengthHint password={next} /> : null}
      <Button
        type="submit"
        variant="contained"
        loading={isLoading}
        sx={{ alignSelf: { sm: 'flex-start' }, minWidth: 120 }}
      >
        비밀번호 변경
      </Button>
    </Stack>
  );
};

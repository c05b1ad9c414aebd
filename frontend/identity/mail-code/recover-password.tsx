import { zodResolver } from '@hookform/resolvers/zod';
import { passwordRecovery } from '@maru/contracts/identity/mail-code/mail-code.routes';
import CheckRounded from '@mui/icons-material/CheckRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../../design/page-header.tsx';
import { AuthCard } from '../../design/auth-card.tsx';
import { Outcome } from '../../design/outcome.tsx';
import { PasswordField } from '../../design/password-field.tsx';
import { StrengthHint } from '../user/strength-hint.public.tsx';
import { useRecoverPassword } from './use-recover-password.ts';

const form = passwordRecovery.pick({ password: true });
const tooShort = '비밀번호는 8자 이상 128자 이하로 써 주세요.';

const Changed = ({ name }: { name: string }) => {
  usePageTitle('비밀번호 변경 완료');
  return (
    <Outcome
      tone="green"
      icon={<CheckRounded />}
      title={`${name} 님, 비밀번호가 변경되었습니다.`}
      text="안전을 위해 모든 기기에서 로그아웃했어요. 새 비밀번호로 로그인해 주세요."
    >
      <Button component={Link} to="/login" variant="contained" size="large">
        로그인하기
      </Button>
    </Outcome>
  );
};

/** A new password by the code of a mail. */
export const RecoverPassword = ({ info }: { info: string }) => {
  const { recover, busy, name } = useRecoverPassword(info);
  const { register, handleSubmit, control, setError, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: { password: '' },
  });
  const password = useWatch({ control, name: 'password' });
  const error = formState.errors.password;
  const submit = handleSubmit(async (fields) => {
    const refusal = await recover(fields.password);
    if (refusal !== undefined) setError('password', { type: 'server', message: refusal }, { shouldFocus: true });
  });
  if (name !== undefined) return <Changed name={name} />;
  return (
    <AuthCard title="새 비밀번호 정하기" text="앞으로 로그인할 때 쓸 비밀번호를 입력해 주세요.">
      <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 2 }}>
        <PasswordField
          {...register('password')}
          label="새 비밀번호"
          autoComplete="new-password"
          autoFocus
          error={error !== undefined}
          helperText={error?.type === 'server' ? error.message : error && tooShort}
        />
        {password ? <StrengthHint password={password} /> : null}
        <Button type="submit" variant="contained" size="large" loading={busy} sx={{ mt: 1 }}>
          비밀번호 변경
        </Button>
      </Stack>
    </AuthCard>
  );
};

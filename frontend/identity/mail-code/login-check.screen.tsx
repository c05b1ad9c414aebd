import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { isProblem, noMessage } from '../../kernel/http/problem.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { refreshSession } from '../../kernel/session/refresh-session.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useChangeFoundPasswordMutation } from './mail-code.api.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { passwordRecovery } from '@maru/contracts/identity/mail-code/mail-code.routes';
import CheckRounded from '@mui/icons-material/CheckRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useForm, useWatch } from 'react-hook-form';
import { usePageTitle } from '../../design/page-header.tsx';
import { AuthCard } from '../../design/auth-card.tsx';
import { Outcome } from '../../design/outcome.tsx';
import { PasswordField } from '../../design/password-field.tsx';
import { StrengthHint } from '../user/strength-hint.public.tsx';
import { CertifyOutcome } from '../signup/certify-outcome.public.tsx';

/** Refusals that another password turns; any other is of the link, which nothing turns. */
const ofPassword: ReadonlySet<string> = new Set(['weak_password', 'invalid_input']);

/**
 * Sets the password and answers what is wrong with it. Where the link is refused, the server's message is shown and the
 * way leads Home.
 */
const useRecoverPassword = (info: string) => {
  const [change, { isLoading, data }] = useChangeFoundPasswordMutation();
  const dispatch = useDispatch();
  const navigate = useNavigate();

  const recover = async (password: string): Promise<string | undefined> => {
    const { error } = await change({ info, password });
    if (!error) {
      // Every session ended, also one in this browser: it finds out now, not at its next call.
      await dispatch(refreshSession());
      return undefined;
    }
    const message = (isProblem(error) && error.message) || noMessage;
    if (isProblem(error) && ofPassword.has(error.code) && info !== '') return message;
    dispatch(snackbarShown(message));
    await navigate('/');
    return undefined;
  };
  return { recover, busy: isLoading, name: data?.name };
};

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

const RecoverPassword = ({ info }: { info: string }) => {
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

/**
 * Where the links of mails lead: `info` carries the code, `for=password` says that it is to choose a new password with.
 */
export const LoginCheckScreen = () => {
  const [query] = useSearchParams();
  const info = query.get('info') ?? '';
  return query.get('for') === 'password' ? <RecoverPassword info={info} /> : <CertifyOutcome info={info} />;
};

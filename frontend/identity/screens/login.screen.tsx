import { zodResolver } from '@hookform/resolvers/zod';
import { credentials } from '@maru/contracts/identity/session/session.commands';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useForm } from 'react-hook-form';
import { Link as RouterLink, Navigate, useSearchParams } from 'react-router-dom';
import { useSelector } from '../../kernel/state/hooks.ts';
import { selectLoginError } from '../../kernel/session/session.slice.ts';
import { ScreenSkeleton } from '../../design/screen-skeleton.tsx';
import { useReturnUrl } from '../../kernel/session/use-login-link.ts';
import { useIsAdmin, useLoggedIn } from '../../kernel/session/use-session.ts';
import { Notice } from '../../design/notice.tsx';
import { AuthCard } from '../../design/auth-card.tsx';
import { PasswordField } from '../../design/password-field.tsx';
import { OtherWays } from '../social/other-ways.public.tsx';
import { socialWords, useSocialLanding } from '../social/social-outcome.ts';
import { useLoginMutation } from '../session/sessions.api.ts';

const messages = { email: '이메일 주소를 확인해 주세요.', password: '비밀번호를 입력해 주세요.' } as const;

const LoginForm = () => {
  const [login, { isLoading }] = useLoginMutation();
  const refusal = useSelector(selectLoginError);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(credentials),
    defaultValues: { email: '', password: '' },
  });
  const look = (name: keyof typeof messages) => ({
    error: name in formState.errors,
    helperText: name in formState.errors ? messages[name] : undefined,
  });
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(event) => void handleSubmit((form) => login(form))(event)}
      sx={{ gap: 2 }}
    >
      {refusal && !isLoading ? (
        <Notice tone="red" role="alert">
          {refusal}
        </Notice>
      ) : null}
      <TextField
        {...register('email')}
        {...look('email')}
        label="이메일"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoFocus
      />
      <PasswordField {...register('password')} {...look('password')} label="비밀번호" autoComplete="current-password" />
      <Button type="submit" variant="contained" size="large" loading={isLoading} sx={{ mt: 1 }}>
        로그인
      </Button>
      <Link
        component={RouterLink}
        to="/findme"
        sx={{ alignSelf: 'center', py: 1, fontSize: 15, color: 'text.secondary' }}
      >
        비밀번호를 잊으셨나요?
      </Link>
    </Stack>
  );
};

/** Leads on to where the person wanted to go, else Home; administrators to what they have to do. */
export const LoginScreen = () => {
  const requestedUrl = useReturnUrl();
  const [query] = useSearchParams();
  const returnUrl = query.get('menu') === 'revit' ? '/revitMenu' : requestedUrl;
  const { waiting, outcome } = useSocialLanding();
  const [loggedIn, isAdmin] = [useLoggedIn(), useIsAdmin()];
  if (loggedIn) return <Navigate to={returnUrl ?? (isAdmin ? '/adm' : '/')} replace />;
  if (waiting) return <ScreenSkeleton />;
  return (
    <AuthCard
      title="로그인"
      text={returnUrl ? '로그인하면 보려던 화면으로 바로 이어져요.' : '설계 검토 요청을 이어서 확인하세요.'}
      foot={
        <>
          처음 오셨나요?{' '}
          <Link component={RouterLink} to="/signup">
            회원가입
          </Link>
          {' · '}
          <Link component={RouterLink} to="/order">
            비회원 주문 조회
          </Link>
        </>
      }
    >
      {outcome ? (
        <Box sx={{ mb: 2 }}>
          <Notice tone={socialWords[outcome].tone} role="alert">
            {socialWords[outcome].text}
          </Notice>
        </Box>
      ) : null}
      <LoginForm />
      <OtherWays label="카카오로 로그인" />
    </AuthCard>
  );
};

import { zodResolver } from '@hookform/resolvers/zod';
import { type SocialSignup, socialSignup } from '@maru/contracts/identity/social/social.routes';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { Controller, useForm } from 'react-hook-form';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { isProblem, problemText } from '../../kernel/http/problem.ts';
import { sessionIdOf } from '../../kernel/session/access-token.ts';
import { keepSession } from '../../kernel/session/kept-session.ts';
import { useReturnUrl } from '../../kernel/session/use-login-link.ts';
import { Notice } from '../../design/notice.tsx';
import { Agreements } from '../user/agreements.public.tsx';
import { useSocialSignupMutation, useSocialWaysQuery } from './social.api.ts';
import Link from '@mui/material/Link';
import { Bone } from '../../design/bone.tsx';
import { Answered } from '../../kernel/api/answered.tsx';
import { AuthCard } from '../../design/auth-card.tsx';
import { OtherWays } from './other-ways.public.tsx';

interface Fields {
  name: string;
  agree: { terms: boolean; privacy: boolean };
}

/** Two things Kakao cannot say for a person: what he wants to be called here, and that he agrees. */
const SocialSignupForm = ({ name }: { readonly name: string }) => {
  const [signUp, { isLoading, error }] = useSocialSignupMutation();
  const navigate = useNavigate();
  const returnUrl = useReturnUrl();
  const { register, handleSubmit, control, formState } = useForm<Fields, unknown, SocialSignup>({
    resolver: zodResolver(socialSignup) as never,
    defaultValues: { name: name.slice(0, 40), agree: { terms: false, privacy: false } },
  });
  const { name: nameError, agree } = formState.errors;
  const submit = handleSubmit(async (fields) => {
    const { data } = await signUp(fields);
    const id = data && sessionIdOf(data.accessToken);
    if (!id) return;
    keepSession(id);
    await navigate(returnUrl ?? '/', { replace: true });
  });
  return (
    <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 2 }}>
      {isProblem(error) ? (
        <Notice tone="red" role="alert">
          {problemText(error)}
        </Notice>
      ) : null}
      <TextField
        {...register('name')}
        label="이름"
        autoComplete="name"
        autoFocus
        error={nameError !== undefined}
        helperText={nameError ? '이름을 입력해 주세요. 40자까지 쓸 수 있어요.' : undefined}
      />
      <Controller
        control={control}
        name="agree"
        render={({ field }) => <Agreements value={field.value} onChange={field.onChange} error={agree !== undefined} />}
      />
      <Button type="submit" variant="contained" size="large" loading={isLoading}>
        동의하고 시작하기
      </Button>
    </Stack>
  );
};

const Content = () => (
  <Answered
    answer={useSocialWaysQuery(undefined, { refetchOnMountOrArgChange: true })}
    bones={<Bone width="100%" height={220} />}
  >
    {({ signup }) =>
      signup ? (
        <SocialSignupForm name={signup.name} />
      ) : (
        <>
          <Notice tone="amber">카카오로 확인한 지 오래되었어요. 카카오로 다시 시작해 주세요.</Notice>
          <OtherWays label="카카오로 다시 시작하기" />
        </>
      )
    }
  </Answered>
);

export const SocialSignupCard = () => (
  <AuthCard
    title="한 가지만 더 확인할게요"
    text="카카오로 처음 오셨네요. 사용할 이름을 정하고 약관에 동의해 주세요."
    foot={
      <>
        이미 계정이 있나요?{' '}
        <Link component={RouterLink} to="/login">
          로그인하고 내 정보에서 연결하기
        </Link>
      </>
    }
  >
    <Content />
  </AuthCard>
);

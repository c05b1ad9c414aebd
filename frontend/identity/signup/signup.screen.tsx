import Link from '@mui/material/Link';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { AuthCard } from '../../design/auth-card.tsx';
import { OtherWays } from '../social/other-ways.public.tsx';
import { SocialSignupCard } from '../social/social-signup-card.public.tsx';
import { SignupForm } from './signup-form.tsx';

const EmailSignupCard = () => (
  <AuthCard
    title="회원가입"
    text="이메일 하나로 시작해요. 1분이면 충분해요."
    foot={
      <>
        이미 계정이 있나요?{' '}
        <Link component={RouterLink} to="/login">
          로그인
        </Link>
      </>
    }
  >
    <SignupForm />
    <OtherWays label="카카오로 시작하기" />
  </AuthCard>
);

export const SignupScreen = () => {
  const [query] = useSearchParams();
  return query.get('social') === 'kakao' ? <SocialSignupCard /> : <EmailSignupCard />;
};

import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { AuthCard } from '../auth-card.tsx';
import { SignupForm } from './signup-form.tsx';

export const SignupScreen = () => (
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
  </AuthCard>
);

import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { Bone } from '../../design/bone.tsx';
import { ErrorState } from '../../design/error-state.tsx';
import { Notice } from '../../design/notice.tsx';
import { AuthCard } from '../../design/auth-card.tsx';
import { OtherWays } from './other-ways.public.tsx';
import { SocialSignupForm } from './social-signup-form.tsx';
import { useSocialWaysQuery } from './social.api.ts';

const Content = () => {
  const { data, error, refetch } = useSocialWaysQuery(undefined, { refetchOnMountOrArgChange: true });
  if (error) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <Bone width="100%" height={220} />;
  if (data.signup) return <SocialSignupForm name={data.signup.name} />;
  return (
    <>
      <Notice tone="amber">카카오로 확인한 지 오래되었어요. 카카오로 다시 시작해 주세요.</Notice>
      <OtherWays label="카카오로 다시 시작하기" />
    </>
  );
};

/** The sign-up of who came from Kakao. */
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

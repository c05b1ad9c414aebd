import MarkEmailReadRounded from '@mui/icons-material/MarkEmailReadRounded';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { usePageTitle } from '../../design/page-header.tsx';
import { Outcome } from '../../design/outcome.tsx';

/** Right after sign-up, the same for every address: the rest is said by mail. */
export const RegisteredScreen = () => {
  usePageTitle('메일 확인');
  const state = useLocation().state as { email?: string } | null;
  return (
    <Outcome
      tone="blue"
      icon={<MarkEmailReadRounded />}
      title="메일을 확인해 주세요"
      text={
        <>
          {state?.email ? <strong>{state.email}</strong> : '가입할 때 쓴'} 주소로 메일을 보냈어요. 10분 안에 메일의
          버튼을 누르면 가입이 끝나요.
        </>
      }
      foot={
        <>
          메일이 보이지 않으면 스팸함도 살펴봐 주세요. 오지 않았거나 10분이 지났다면{' '}
          <Link component={RouterLink} to="/signup" state={state}>
            다시 가입
          </Link>
          하면 새 메일을 보내 드려요.
        </>
      }
    >
      <Button component={RouterLink} to="/login" variant="contained" size="large">
        로그인하러 가기
      </Button>
      <Button component={RouterLink} to="/" color="inherit">
        홈으로
      </Button>
    </Outcome>
  );
};

import CheckRounded from '@mui/icons-material/CheckRounded';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useLogout } from '../session/use-logout.public.ts';
import { useSessionUser } from '../../kernel/session/use-session.ts';
import { usePageTitle } from '../../design/page-header.tsx';
import { Outcome } from '../../design/outcome.tsx';

/** What the add-in's web view shows once somebody is logged in. */
export const RevitMenuScreen = () => {
  usePageTitle('Revit 애드인');
  const user = useSessionUser();
  const logOut = useLogout();
  return (
    <Outcome
      tone="green"
      icon={<CheckRounded />}
      title="설계마루에 연결되었어요"
      text={`${user?.name ?? ''} 님으로 로그인했어요. 이 창을 닫고 Revit에서 이어서 작업하세요.`}
    >
      <Button component={Link} to="/request" variant="contained" size="large">
        요청 보기
      </Button>
      <Button color="inherit" onClick={() => void logOut()}>
        로그아웃
      </Button>
    </Outcome>
  );
};

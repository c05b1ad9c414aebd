import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { useSelector } from '../../kernel/state/hooks.ts';
import { selectSession } from '../../kernel/session/session.slice.ts';
import { useLoginLink } from '../../kernel/session/use-login-link.ts';

const wide = { minWidth: { xs: '100%', sm: 160 } };

const Visitor = () => {
  const login = useLoginLink();
  return (
    <>
      <Button component={Link} to="/signup" variant="contained" size="large" sx={wide}>
        무료로 시작하기
      </Button>
      <Button component={Link} to={login} variant="outlined" size="large" color="inherit" sx={wide}>
        로그인
      </Button>
    </>
  );
};

/** The next step; its place is kept until the session is known. */
export const StartButtons = () => {
  const { status, user } = useSelector(selectSession);
  return (
    <Stack
      direction="row"
      sx={{ gap: 1.5, mt: 2, width: '100%', flexWrap: 'wrap', visibility: status === 'unknown' ? 'hidden' : 'visible' }}
    >
      {user ? (
        <Button
          component={Link}
          to="/request"
          variant="contained"
          size="large"
          endIcon={<ArrowForwardRounded />}
          sx={wide}
        >
          내 요청 보기
        </Button>
      ) : (
        <Visitor />
      )}
    </Stack>
  );
};

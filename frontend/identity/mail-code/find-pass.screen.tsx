import MarkEmailReadRounded from '@mui/icons-material/MarkEmailReadRounded';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { zodResolver } from '@hookform/resolvers/zod';
import { passwordRequest } from '@maru/contracts/identity/mail-code/mail-code.routes';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useForm } from 'react-hook-form';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { isProblem, problemText } from '../../kernel/http/problem.ts';
import { Notice } from '../../design/notice.tsx';
import { AuthCard } from '../../design/auth-card.tsx';
import { useFindPasswordMutation } from './mail-code.api.ts';

interface MailSentDialogProps {
  readonly email: string;
  /** What the server says: the same for every address. */
  readonly text: string;
  readonly onClose: () => void;
}

const MailSentDialog = ({ email, text, onClose }: MailSentDialogProps) => (
  <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="mail-sent" aria-describedby="mail-sent-text">
    <DialogTitle id="mail-sent" variant="h3" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <MarkEmailReadRounded color="primary" />
      메일을 확인해 주세요
    </DialogTitle>
    <DialogContent id="mail-sent-text">
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{email}</Typography>
      <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{text}</Typography>
      <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
        메일이 보이지 않으면 스팸함도 살펴봐 주세요.
      </Typography>
    </DialogContent>
    <DialogActions>
      <Button variant="contained" onClick={onClose} autoFocus>
        확인
      </Button>
    </DialogActions>
  </Dialog>
);

/** The call keeps what it was answered: `data` opens the dialog, `error` is the body of a failure. */
export const FindPassScreen = () => {
  const [find, { isLoading, data, error }] = useFindPasswordMutation();
  const navigate = useNavigate();
  const { register, handleSubmit, getValues, formState } = useForm({
    resolver: zodResolver(passwordRequest),
    defaultValues: { email: '' },
  });
  const isWrong = formState.errors.email !== undefined;
  return (
    <AuthCard
      title="비밀번호 찾기"
      text="가입한 이메일로 비밀번호를 바꿀 수 있는 메일을 보내요."
      foot={
        <>
          비밀번호가 생각났나요?{' '}
          <Link component={RouterLink} to="/login">
            로그인
          </Link>
        </>
      }
    >
      <Stack
        component="form"
        noValidate
        onSubmit={(event) => void handleSubmit((form) => find(form))(event)}
        sx={{ gap: 2 }}
      >
        {isProblem(error) && !isLoading ? (
          <Notice tone="red" role="alert">
            {problemText(error)}
          </Notice>
        ) : null}
        <TextField
          {...register('email')}
          label="이메일"
          type="email"
          autoComplete="username"
          inputMode="email"
          autoFocus
          error={isWrong}
          helperText={isWrong ? '이메일 주소를 확인해 주세요.' : undefined}
        />
        <Button type="submit" variant="contained" size="large" loading={isLoading}>
          메일 받기
        </Button>
      </Stack>
      {data ? (
        <MailSentDialog email={getValues('email')} text={data.message} onClose={() => void navigate('/')} />
      ) : null}
    </AuthCard>
  );
};

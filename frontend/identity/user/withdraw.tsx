import { type Withdrawal, withdrawalPhrase } from '@maru/contracts/identity/user/user.commands';
import { useNavigate } from 'react-router-dom';
import { isProblem } from '../../kernel/http/problem.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { forgetSession } from '../../kernel/session/kept-session.ts';
import { sessionEnded } from '../../kernel/session/session.slice.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useWithdrawMutation } from './account.api.ts';
import type { MyAccount } from '@maru/contracts/identity/user/user.views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { PasswordField } from '../../design/password-field.tsx';
import { SectionCard } from '../../design/section-card.tsx';

/** What was wrong with the proof; other refusals are told in the snackbar. */
const ofField = new Set(['wrong_password', 'invalid_input']);

/** Ends the account, then the session here, and goes Home; answers what is wrong with the proof. */
const useWithdraw = () => {
  const [withdraw, { isLoading }] = useWithdrawMutation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const send = async (proof: Withdrawal): Promise<string | undefined> => {
    const { data, error } = await withdraw(proof);
    if (!data) {
      if (!isProblem(error)) return undefined;
      if (ofField.has(error.code)) return error.errors[0]?.message ?? error.message;
      dispatch(snackbarShown(error.message));
      return undefined;
    }
    await navigate('/');
    forgetSession();
    dispatch(sessionEnded());
    dispatch(snackbarShown(data.message));
    return undefined;
  };
  return { send, isLoading };
};

const Consequences = ({ title, items }: { title: string; items: readonly string[] }) => {
  const id = useId();
  return (
    <Box>
      <Typography id={id} sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Box
        component="ul"
        aria-labelledby={id}
        sx={{ m: 0, mt: 0.5, pl: 2.5, color: 'text.secondary', '& li': { mt: 0.25 } }}
      >
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Box>
    </Box>
  );
};

const erased = ['이름, 이메일, 전화번호, 프로필 사진', '보내 드린 메일과 모든 기기의 로그인'] as const;
const remaining = [
  '이슈와 댓글은 ‘탈퇴한 사용자’ 이름으로 남아요.',
  '혼자 관리하던 프로젝트는 사이트 관리자가 관리해요. 이어서 관리할 사람이 있으면 먼저 관리자로 지정해 주세요.',
  '주문 기록은 법에 따라 5년 동안 보관해요.',
] as const;

interface WithdrawDialogProps {
  readonly open: boolean;
  readonly type: MyAccount['type'];
  readonly onClose: () => void;
}

/** Says what follows, and asks for the proof that it is meant: the password, or a phrase where there is none. */
const WithdrawDialog = ({ open, type, onClose }: WithdrawDialogProps) => {
  const titleId = useId();
  const [proof, setProof] = useState('');
  const [wrong, setWrong] = useState<string>();
  const { send, isLoading } = useWithdraw();
  const hasPassword = type === 'email';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setWrong(await send(hasPassword ? { password: proof } : { confirm: proof.trim() }));
  };
  const field = {
    value: proof,
    error: wrong !== undefined,
    helperText: wrong,
    onChange: ({ target }: { target: { value: string } }) => setProof(target.value),
  };
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h3">
        정말 탈퇴할까요?
      </DialogTitle>
      <Box component="form" noValidate onSubmit={(event) => void submit(event)}>
        <DialogContent sx={{ pt: 0 }}>
          <Stack sx={{ gap: 2, pt: 1 }}>
            <Consequences title="바로 삭제해요" items={erased} />
            <Consequences title="남아요" items={remaining} />
            <Typography sx={{ color: 'text.secondary' }}>
              되돌릴 수 없어요. 같은 이메일로 새로 가입할 수는 있어요.
            </Typography>
            {hasPassword ? (
              <PasswordField {...field} label="비밀번호" autoComplete="current-password" />
            ) : (
              <TextField {...field} label={`‘${withdrawalPhrase}’라고 써 주세요`} autoComplete="off" />
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            취소
          </Button>
          <Button type="submit" variant="contained" color="error" loading={isLoading} disabled={proof === ''}>
            탈퇴하기
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
};

export const Withdraw = ({ account: { type } }: { account: Pick<MyAccount, 'type'> }) => {
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <SectionCard title="회원 탈퇴" text="개인정보를 지우고 계정을 닫아요. 되돌릴 수 없어요.">
      <Button variant="outlined" color="error" onClick={() => setDialog('open')} sx={{ mt: 2 }}>
        탈퇴하기
      </Button>
      {dialog === 'never' ? null : (
        <WithdrawDialog open={dialog === 'open'} type={type} onClose={() => setDialog('closed')} />
      )}
    </SectionCard>
  );
};

import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState } from 'react';
import { type Failure, problemText } from '../../kernel/http/problem.ts';
import type { OpenUserDialog } from './user-menu.tsx';
import { UserCards } from './user-cards.tsx';
import { useFindUserMutation } from './user-admin.api.ts';

export interface FindUserDialogProps {
  readonly onOpen: OpenUserDialog;
  readonly onClose: () => void;
}

const textOf = (problem: Failure) =>
  problem.code === 'not_found' ? '이 이메일로 가입한 회원이 없어요.' : problemText(problem);

/** The list knows no addresses; whoever has one finds the account here. */
export const FindUserDialog = ({ onOpen, onClose }: FindUserDialogProps) => {
  const titleId = useId();
  const [email, setEmail] = useState('');
  const [find, { data, error, isLoading }] = useFindUserMutation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void find(email.trim());
  };
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby={titleId}
      slotProps={{ paper: { component: 'form', onSubmit: submit } }}
    >
      <DialogTitle id={titleId} variant="h3">
        이메일로 찾기
      </DialogTitle>
      <DialogContent>
        <TextField
          autoFocus
          fullWidth
          required
          type="email"
          label="이메일"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          sx={{ mt: 1 }}
          autoComplete="off"
          error={error !== undefined}
          helperText={error ? textOf(error) : '가입할 때 쓴 주소 전체를 입력해 주세요.'}
        />
        {data && !error ? <UserCards list={[data]} label="찾은 회원" onOpen={onOpen} /> : null}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          닫기
        </Button>
        <Button type="submit" variant="contained" loading={isLoading} disabled={email.trim() === ''}>
          찾기
        </Button>
      </DialogActions>
    </Dialog>
  );
};

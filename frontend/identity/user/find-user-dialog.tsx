import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { FormDialog } from '../../design/form-dialog.tsx';
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
  const [email, setEmail] = useState('');
  const [find, { data, error, isLoading }] = useFindUserMutation();
  return (
    <FormDialog
      title="이메일로 찾기"
      confirm="찾기"
      dismiss="닫기"
      width="xs"
      complete={email.trim() !== ''}
      busy={isLoading}
      onSubmit={async () => void (await find(email.trim()))}
      onClose={onClose}
    >
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
    </FormDialog>
  );
};

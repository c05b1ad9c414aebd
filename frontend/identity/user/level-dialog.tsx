import type { ManagedUser } from '@maru/contracts/identity/user/user.views';
import { adminLevel } from '@maru/contracts/kernel/limits';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { offerAction, snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useChangeLevelMutation, userAdminApi } from './user-admin.api.ts';
import { levelLabel } from './user-looks.tsx';

const levels = Array.from({ length: adminLevel }, (_, index) => index + 1);

export interface LevelDialogProps {
  readonly user: ManagedUser;
  readonly onClose: () => void;
}

export const LevelDialog = ({ user: { id, name, level: before }, onClose }: LevelDialogProps) => {
  const titleId = useId();
  const dispatch = useDispatch();
  const [level, setLevel] = useState(before);
  const [change, { isLoading }] = useChangeLevelMutation();
  const undo = async () => {
    const answer = await dispatch(userAdminApi.endpoints.changeLevel.initiate({ id, level: before }));
    if (!answer.error) dispatch(snackbarShown('등급을 되돌렸어요.'));
  };
  const save = async () => {
    const answer = await change({ id, level });
    if (answer.error) return;
    onClose();
    dispatch(offerAction(`${name} 님의 등급을 바꿨어요.`, { label: '실행 취소', run: () => void undo() }));
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h3">
        {name} 님의 등급 변경
      </DialogTitle>
      <DialogContent>
        <Typography sx={{ color: 'text.secondary' }}>
          관리자는 모든 프로젝트와 관리 화면을 볼 수 있어요. 등급이 바뀌면 모든 기기에서 로그아웃돼요.
        </Typography>
        <TextField
          select
          fullWidth
          label="등급"
          value={level}
          onChange={({ target }) => setLevel(Number(target.value))}
          sx={{ mt: 2.5 }}
        >
          {levels.map((one) => (
            <MenuItem key={one} value={one}>
              {levelLabel(one)}
            </MenuItem>
          ))}
        </TextField>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          취소
        </Button>
        <Button variant="contained" loading={isLoading} disabled={level === before} onClick={() => void save()}>
          변경
        </Button>
      </DialogActions>
    </Dialog>
  );
};

import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useAskQuestionMutation } from './question.api.ts';

const shortest = 5;

/** Asks something about an item; what failed is told by the snackbar, and the words stay. */
export const AskDialog = ({ itemId, onClose }: { itemId: string; onClose: () => void }) => {
  const titleId = useId();
  const dispatch = useDispatch();
  const [text, setText] = useState('');
  const [secret, setSecret] = useState(false);
  const [error, setError] = useState<string>();
  const [ask, { isLoading }] = useAskQuestionMutation();
  const send = async () => {
    if (text.trim().length < shortest) return setError(`${shortest}자 이상 적어 주세요.`);
    if ((await ask({ item_id: itemId, text: text.trim(), secret })).error) return;
    dispatch(snackbarShown('문의를 남겼어요. 답변이 달리면 메일로 알려 드릴게요.'));
    onClose();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h3">
        문의하기
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 1, pt: 1 }}>
          <TextField
            multiline
            minRows={4}
            maxRows={12}
            autoFocus
            label="궁금한 점"
            value={text}
            onChange={(event) => setText(event.target.value)}
            error={error !== undefined}
            helperText={error ?? '연락처 같은 개인정보는 적지 마세요.'}
            slotProps={{ htmlInput: { maxLength: 1_000 }, inputLabel: { shrink: true } }}
          />
          <FormControlLabel
            control={<Checkbox checked={secret} onChange={(event) => setSecret(event.target.checked)} />}
            label="비밀 문의 (나와 판매자만 볼 수 있어요)"
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          닫기
        </Button>
        <Button variant="contained" loading={isLoading} onClick={() => void send()}>
          문의 남기기
        </Button>
      </DialogActions>
    </Dialog>
  );
};

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import QuestionAnswerRounded from '@mui/icons-material/QuestionAnswerRounded';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Answered } from '../../kernel/api/answered.tsx';
import { loginPath } from '../../kernel/session/return-url.ts';
import { useLoggedIn } from '../../kernel/session/use-session.ts';
import { EmptyState } from '../../design/empty-state.tsx';
import { ItemPages } from '../../design/pages.tsx';
import { useAskQuestionMutation, useQuestionListQuery } from './question.api.ts';
import { QuestionRow } from './question-row.tsx';
import { useRemoveQuestion } from './use-remove-question.ts';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';

const shortest = 5;

/** Asks something about an item; what failed is told by the snackbar, and the words stay. */
const AskDialog = ({ itemId, onClose }: { itemId: string; onClose: () => void }) => {
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

const perPage = 10;

const AskButton = ({ itemId, onAsk }: { itemId: string; onAsk: () => void }) =>
  useLoggedIn() ? (
    <Button variant="contained" onClick={onAsk}>
      문의하기
    </Button>
  ) : (
    <Button component={Link} to={loginPath(`/shop/${itemId}?tab=question`)} variant="outlined" color="inherit">
      로그인하고 문의하기
    </Button>
  );

export const ItemQuestions = ({ itemId }: { itemId: string }) => {
  const [page, setPage] = useState(1);
  const [asking, setAsking] = useState(false);
  const { ask: remove, question } = useRemoveQuestion();
  const button = <AskButton itemId={itemId} onAsk={() => setAsking(true)} />;
  return (
    <Box component="section" aria-label="문의" sx={{ pt: 3 }}>
      <Answered answer={useQuestionListQuery({ id: itemId, page })} fade>
        {({ list, total }) =>
          total === 0 ? (
            <EmptyState
              title="아직 문의가 없어요"
              text="궁금한 점을 남기면 판매자가 답해 드려요."
              action={button}
              icon={<QuestionAnswerRounded />}
            />
          ) : (
            <>
              <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>{button}</Box>
              <Box component="ul" aria-label="문의" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {list.map((one) => (
                  <QuestionRow
                    key={one.id}
                    question={one}
                    actions={one.mine ? <Remove onRemove={() => remove(one.id)} /> : undefined}
                  />
                ))}
              </Box>
              <ItemPages stay page={page} pages={Math.ceil(total / perPage)} onChange={setPage} />
            </>
          )
        }
      </Answered>
      {asking ? <AskDialog itemId={itemId} onClose={() => setAsking(false)} /> : null}
      {question}
    </Box>
  );
};

const Remove = ({ onRemove }: { onRemove: () => void }) => (
  <Button variant="outlined" color="inherit" onClick={onRemove}>
    삭제
  </Button>
);

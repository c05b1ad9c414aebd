import type { ManagedQuestion } from '@maru/contracts/shop/question/question.views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useAnswerQuestionMutation } from './question.api.ts';

/** Answers below the question; who asked hears of the first answer by mail. */
export const AnswerForm = ({ question, onDone }: { question: ManagedQuestion; onDone: () => void }) => {
  const dispatch = useDispatch();
  const [answer, setAnswer] = useState(question.answer ?? '');
  const [send, { isLoading }] = useAnswerQuestionMutation();
  const save = async () => {
    if ((await send({ id: question.id, answer: answer.trim() })).error) return;
    dispatch(snackbarShown(question.answered ? '답변을 고쳤어요.' : '답변을 달고 메일로 알렸어요.'));
    onDone();
  };
  return (
    <Box sx={{ flex: 1, display: 'grid', gap: 1 }}>
      <TextField
        multiline
        minRows={3}
        maxRows={12}
        autoFocus
        label="답변"
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 2_000 }, inputLabel: { shrink: true } }}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="contained" loading={isLoading} disabled={answer.trim() === ''} onClick={() => void save()}>
          {question.answered ? '수정' : '답변 달기'}
        </Button>
        <Button color="inherit" onClick={onDone}>
          취소
        </Button>
      </Box>
    </Box>
  );
};

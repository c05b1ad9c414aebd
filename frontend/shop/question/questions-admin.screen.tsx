import type { ManagedQuestion } from '@maru/contracts/shop/question/question.views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AdminList, firstPageOf } from '../../kernel/admin/admin-list.tsx';
import { useAllQuestionsQuery, useAnswerQuestionMutation } from './question.api.ts';
import { QuestionRow } from './question-row.tsx';
import { useRemoveQuestion } from './use-remove-question.ts';
import TextField from '@mui/material/TextField';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';

/** Answers below the question; who asked hears of the first answer by mail. */
const AnswerForm = ({ question, onDone }: { question: ManagedQuestion; onDone: () => void }) => {
  const dispatch = useDispatch();
  const [answer, setAnswer] = useState(question.answer ?? '');
  const [send, { isLoading }] = useAnswerQuestionMutation();
  const save = async () => {
    if ((await send({ id: question.id, answer: answer.trim() })).error) return;
    dispatch(snackbarShown(question.answered ? '답변을 수정했어요.' : '답변을 달고 메일로 알렸어요.'));
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

const Buttons = ({ question, onRemove }: { question: ManagedQuestion; onRemove: (id: string) => void }) => {
  const [open, setOpen] = useState(false);
  if (open) return <AnswerForm question={question} onDone={() => setOpen(false)} />;
  return (
    <>
      <Button
        variant={question.answered ? 'outlined' : 'contained'}
        color={question.answered ? 'inherit' : 'primary'}
        onClick={() => setOpen(true)}
      >
        {question.answered ? '답변 수정' : '답변 쓰기'}
      </Button>
      <Button variant="outlined" color="inherit" onClick={() => onRemove(question.id)}>
        삭제
      </Button>
    </>
  );
};

const tabs = { waiting: '답변 대기', all: '전체' } as const;

/** `/adm/question`: who waits for an answer, the longest first. */
export const QuestionsAdminScreen = () => {
  const [filter, setFilter] = useState(firstPageOf<keyof typeof tabs>('waiting'));
  const { status, ...page } = filter;
  const waiting = status === 'waiting';
  const { ask: remove, question } = useRemoveQuestion();
  return (
    <>
      <AdminList
        title="상품 문의"
        tabs={tabs}
        filter={filter}
        onFilter={setFilter}
        answer={useAllQuestionsQuery({ ...page, waiting })}
        emptyTitle={waiting ? '기다리는 문의가 없어요' : '아직 문의가 없어요'}
        row={(one: ManagedQuestion) => (
          <QuestionRow
            key={one.id}
            question={one}
            actions={<Buttons question={one} onRemove={remove} />}
            head={
              <Box component={Link} to={`/shop/${one.item_id}?tab=question`} sx={{ color: 'inherit', fontWeight: 600 }}>
                {one.item || '상품'}
              </Box>
            }
          />
        )}
      />
      {question}
    </>
  );
};

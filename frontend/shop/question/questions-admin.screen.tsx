import type { ManagedQuestion } from '@maru/contracts/shop/question/question.views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AdminFrame } from '../../kernel/admin/admin-frame.tsx';
import { Answered } from '../../kernel/api/answered.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { Pager } from '../../design/pager.tsx';
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

/** `/adm/question`: who waits for an answer, the longest first. */
export const QuestionsAdminScreen = () => {
  const [{ page, itemsPerPage, waiting }, setFilter] = useState({ page: 1, itemsPerPage: 20, waiting: true });
  const { ask: remove, question } = useRemoveQuestion();
  return (
    <AdminFrame title="상품 문의">
      <Tabs
        value={waiting ? 'waiting' : 'all'}
        onChange={(_, next: string) => setFilter({ page: 1, itemsPerPage, waiting: next === 'waiting' })}
        aria-label="문의 고르기"
        sx={{ mb: 2 }}
      >
        <Tab value="waiting" label="답변 대기" />
        <Tab value="all" label="전체" />
      </Tabs>
      <Card sx={{ px: { xs: 2, sm: 3 } }}>
        <Answered answer={useAllQuestionsQuery({ page, itemsPerPage, waiting })} fade>
          {({ list, total }) =>
            total === 0 ? (
              <EmptyState title={waiting ? '기다리는 문의가 없어요' : '아직 문의가 없어요'} />
            ) : (
              <>
                <Box component="ul" aria-label="문의" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                  {list.map((one) => (
                    <QuestionRow
                      key={one.id}
                      question={one}
                      actions={<Buttons question={one} onRemove={remove} />}
                      head={
                        <Box
                          component={Link}
                          to={`/shop/${one.item_id}?tab=question`}
                          sx={{ color: 'inherit', fontWeight: 600 }}
                        >
                          {one.item || '상품'}
                        </Box>
                      }
                    />
                  ))}
                </Box>
                <Pager
                  page={page}
                  itemsPerPage={itemsPerPage}
                  total={total}
                  onChange={(change) => setFilter({ page: 1, itemsPerPage, waiting, ...change })}
                />
              </>
            )
          }
        </Answered>
      </Card>
      {question}
    </AdminFrame>
  );
};

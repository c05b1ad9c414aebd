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
import { AnswerForm } from './answer-form.tsx';
import { useAllQuestionsQuery } from './question.api.ts';
import { QuestionRow } from './question-row.tsx';
import { useRemoveQuestion } from './use-remove-question.tsx';

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
        <Answered answer={useAllQuestionsQuery({ page, itemsPerPage, waiting })}>
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

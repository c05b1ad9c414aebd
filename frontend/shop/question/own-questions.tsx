import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { SectionCard } from '../../design/section-card.tsx';
import { useMyQuestionsQuery } from './question.api.ts';
import { QuestionRow } from './question-row.tsx';
import { useRemoveQuestion } from './use-remove-question.ts';

const few = 3;
const many = 60;

export const OwnQuestions = () => {
  const [most, setMost] = useState(few);
  const { data } = useMyQuestionsQuery({ page: 1, itemsPerPage: most });
  const { ask: remove, question } = useRemoveQuestion();
  if (!data || data.total === 0) return null;
  return (
    <SectionCard title="내 문의" text="답변이 달리면 메일로도 알려 드려요.">
      <Box component="ul" aria-label="내 문의" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.list.map((one) => (
          <QuestionRow
            key={one.id}
            question={one}
            head={
              <Box component={Link} to={`/shop/${one.item_id}?tab=question`} sx={{ color: 'inherit', fontWeight: 600 }}>
                {one.item || '판매가 끝난 상품'}
              </Box>
            }
            actions={
              <Button variant="outlined" color="inherit" onClick={() => remove(one.id)}>
                삭제
              </Button>
            }
          />
        ))}
      </Box>
      {data.total > most ? (
        <Button variant="outlined" color="inherit" sx={{ mt: 1.5 }} onClick={() => setMost(many)}>
          더 보기 ({data.total})
        </Button>
      ) : null}
      {question}
    </SectionCard>
  );
};

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import QuestionAnswerRounded from '@mui/icons-material/QuestionAnswerRounded';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Answered } from '../../kernel/api/answered.tsx';
import { loginPath } from '../../kernel/session/return-url.ts';
import { useLoggedIn } from '../../kernel/session/use-session.ts';
import { EmptyState } from '../../design/empty-state.tsx';
import { ItemPages } from '../../design/pages.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { useQuestionListQuery } from './question.api.ts';
import { QuestionRow } from './question-row.tsx';
import { useRemoveQuestion } from './use-remove-question.tsx';

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

/** What people want to know of an item, and what they were told. */
export const ItemQuestions = ({ itemId }: { itemId: string }) => {
  const [page, setPage] = useState(1);
  const [asking, setAsking] = useState(false);
  const { ask: remove, question } = useRemoveQuestion();
  const button = <AskButton itemId={itemId} onAsk={() => setAsking(true)} />;
  return (
    <Box component="section" aria-label="문의" sx={{ pt: 3 }}>
      <Answered answer={useQuestionListQuery({ id: itemId, page })}>
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

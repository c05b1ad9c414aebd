import { questionTable } from '@maru/contracts/shop/question/question.table';
import type { ManagedQuestion } from '@maru/contracts/shop/question/question.views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../design/empty-state.tsx';
import { ToneChip } from '../../design/tone-chip.tsx';
import { AdminFrame } from '../../kernel/admin/admin-frame.tsx';
import { AdminTable } from '../../kernel/table/admin-table.tsx';
import { RowPanel, useOpenRow } from '../../kernel/table/row-panel.tsx';
import type { TableLooks } from '../../kernel/table/table-looks.ts';
import type { TableTab } from '../../kernel/table/table-tabs.tsx';
import { useListTable } from '../../kernel/table/use-list-table.ts';
import { useAnswerQuestionMutation } from './question.api.ts';
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

const source = { tags: ['Question'] } as const;
const tabs: readonly TableTab[] = [{ key: 'waiting', label: '답변 대기', query: 'answered=0&sort=asked_at' }];

/** `/adm/question`: questions about items; those who wait for an answer have a tab, the longest first. */
export const QuestionsAdminScreen = () => {
  const list = useListTable<ManagedQuestion>(questionTable, source);
  const { row, open, close } = useOpenRow(list);
  const { ask: remove, question: confirmation } = useRemoveQuestion();
  const looks = useMemo<TableLooks<ManagedQuestion>>(
    () => ({
      unit: '건',
      nameOf: ({ text }) => text,
      opening: { run: open },
      cells: {
        answered: {
          draw: ({ answered }) => (
            <ToneChip size="small" tone={answered ? 'green' : 'grey'} label={answered ? '답변 완료' : '답변 대기'} />
          ),
          width: 120,
        },
        author: { width: 112 },
      },
    }),
    [open],
  );
  return (
    <AdminFrame title="상품 문의">
      <AdminTable list={list} looks={looks} tabs={tabs} isExported empty={<EmptyState title="아직 문의가 없어요" />} />
      {row ? (
        <RowPanel title="상품 문의" onClose={close}>
          <Box component="ul" sx={{ m: 0, p: 0 }}>
            <QuestionRow
              key={row.id}
              question={row}
              actions={<Buttons question={row} onRemove={remove} />}
              head={
                <Box
                  component={Link}
                  to={`/shop/${row.item_id}?tab=question`}
                  sx={{ color: 'inherit', fontWeight: 600 }}
                >
                  {row.item || '상품'}
                </Box>
              }
            />
          </Box>
        </RowPanel>
      ) : null}
      {confirmation}
    </AdminFrame>
  );
};

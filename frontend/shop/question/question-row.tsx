import type { Question } from '@maru/contracts/shop/question/question.views';
import LockRounded from '@mui/icons-material/LockRounded';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ToneChip } from '../../design/tone-chip.tsx';
import { longDate } from '../../format/seoul-moment.ts';

export interface QuestionRowProps {
  readonly question: Pick<Question, 'text' | 'secret' | 'answer' | 'answered' | 'asked_at' | 'answered_at'> & {
    readonly author?: string;
  };
  /** Above the words: the item's name, where it is not plain. */
  readonly head?: ReactNode;
  readonly actions?: ReactNode;
}

const quiet = { fontSize: 13, color: 'text.secondary' } as const;
const words = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

const Day = ({ at }: { at: number }) => (
  <Box component="time" dateTime={new Date(at).toISOString()} sx={quiet}>
    {longDate(at)}
  </Box>
);

export const QuestionRow = ({
  question: { text, secret, answer, answered, asked_at, answered_at, author },
  head,
  actions,
}: QuestionRowProps) => (
  <Box component="li" sx={{ py: 2.5, borderBottom: '1px solid', borderColor: 'divider', display: 'grid', gap: 1 }}>
    {head}
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, rowGap: 0.5 }}>
      {answered ? (
        <ToneChip tone="green" label="답변 완료" size="small" />
      ) : (
        <ToneChip tone="grey" label="답변 대기" size="small" />
      )}
      {author ? <Box sx={{ fontSize: 14, fontWeight: 600 }}>{author}</Box> : null}
      <Day at={asked_at} />
      {secret ? <Secret /> : null}
    </Box>
    <Words text={text} />
    {answer === null ? null : <Answer answer={answer} at={answered_at} />}
    {actions ? <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>{actions}</Box> : null}
  </Box>
);

const Secret = () => (
  <Box
    component="span"
    sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, ...quiet, '& svg': { fontSize: 15 } }}
  >
    <LockRounded aria-hidden />
    비밀 문의
  </Box>
);

const Words = ({ text }: { text: string | null }) => (
  <Box sx={text === null ? { color: 'text.secondary' } : words}>{text ?? '비밀 문의예요.'}</Box>
);

const Answer = ({ answer, at }: { answer: string; at: number | null }) => (
  <Box sx={{ mt: 0.5, p: 2, borderRadius: 1, bgcolor: 'surface.sunken', display: 'grid', gap: 0.5 }}>
    <Box sx={{ display: 'flex', gap: 1.25, alignItems: 'center' }}>
      <Box sx={{ fontSize: 14, fontWeight: 700 }}>판매자 답변</Box>
      {at === null ? null : <Day at={at} />}
    </Box>
    <Box sx={words}>{answer}</Box>
  </Box>
);

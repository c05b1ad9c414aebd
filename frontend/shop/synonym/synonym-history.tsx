import type { SynonymChange } from '@maru/contracts/shop/synonym/synonym.views';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SectionCard } from '../../design/section-card.tsx';
import { fullDate } from '../../format/seoul-moment.ts';
import { Answered } from '../../kernel/api/answered.tsx';
import { useSynonymHistoryQuery } from './synonym.api.ts';

const sentenceOf = ({ from, to }: SynonymChange) => {
  if (from.length === 0) return `추가했어요: ${to.join(', ')}`;
  return to.length === 0 ? `삭제했어요: ${from.join(', ')}` : `수정했어요: ${from.join(', ')} → ${to.join(', ')}`;
};

/** Who changed what, the newest first. */
export const SynonymHistory = () => (
  <SectionCard title="변경 기록">
    <Answered answer={useSynonymHistoryQuery(undefined, { refetchOnMountOrArgChange: true })}>
      {(history) => (
        <Box component="ul" aria-label="변경 기록" sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none' }}>
          {history.map((change) => (
            <Box component="li" key={change.revision} sx={{ py: 1 }}>
              <Typography sx={{ fontSize: 15, overflowWrap: 'anywhere' }}>{sentenceOf(change)}</Typography>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {fullDate(change.at)} · {change.by.name}
              </Typography>
            </Box>
          ))}
          {history.length === 0 ? <Typography sx={{ color: 'text.secondary' }}>아직 없어요.</Typography> : null}
        </Box>
      )}
    </Answered>
  </SectionCard>
);

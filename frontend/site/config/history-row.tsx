import type { ConfigHistoryRow } from '@maru/contracts/site/config/config-history.views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ToneChip } from '../../design/tone-chip.tsx';
import { visuallyHidden } from '../../design/visually-hidden.ts';
import { fullDate } from '../../format/seoul-moment.ts';
import { type Difference, differencesOf } from './history-differences.ts';
import { partWords } from './history-words.ts';

const Differences = ({ list }: { list: readonly Difference[] }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      mt: 1,
      display: 'grid',
      gridTemplateColumns: { xs: '1fr', sm: 'minmax(140px, auto) 1fr' },
      columnGap: 2,
      rowGap: { xs: 0.25, sm: 0.75 },
      fontSize: 15,
      '& dt': { color: 'text.secondary' },
      '& dd': { m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
    }}
  >
    {list.map(({ label, before, after }) => (
      <Box key={label} sx={{ display: 'contents' }}>
        <dt>{label}</dt>
        <dd>
          <Box component="span" sx={visuallyHidden}>
            전{' '}
          </Box>
          <Box component="del" sx={{ color: 'text.secondary' }}>
            {before}
          </Box>
          <Box component="span" aria-hidden sx={{ mx: 1, color: 'text.secondary' }}>
            →
          </Box>
          <Box component="span" sx={visuallyHidden}>
            {' '}
            후{' '}
          </Box>
          <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 600 }}>
            {after}
          </Box>
        </dd>
      </Box>
    ))}
  </Box>
);

const why = {
  first: '처음 정한 값이라 되돌릴 값이 없어요.',
  changed: '그 뒤에 값이 다시 바뀌어 되돌릴 수 없어요.',
} as const;

/** One change: what, who, when, from what to what; and taking it back, or why that cannot be. */
export const HistoryRow = ({ row, onUndo }: { row: ConfigHistoryRow; onUndo: () => void }) => (
  <Box
    component="li"
    sx={{ py: 2, borderBottom: '1px solid', borderColor: 'divider', '&:last-of-type': { border: 0 } }}
  >
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography sx={{ fontWeight: 700 }}>{partWords[row.part]}</Typography>
      {row.is_undo ? <ToneChip tone="amber" label="되돌림" size="small" /> : null}
      <Typography
        variant="body2"
        sx={{ color: 'text.secondary', order: { xs: 1, sm: 0 }, flex: { xs: '1 0 100%', sm: 1 } }}
      >
        {row.by.name ?? '알 수 없는 관리자'} · {fullDate(row.at)}
      </Typography>
      {row.undo === 'possible' ? (
        <Button
          size="small"
          onClick={onUndo}
          aria-label={`${partWords[row.part]} 변경 되돌리기, ${fullDate(row.at)}`}
          sx={{ ml: 'auto' }}
        >
          되돌리기
        </Button>
      ) : null}
    </Stack>
    <Differences list={differencesOf(row)} />
    {row.undo === 'possible' ? null : (
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {why[row.undo]}
      </Typography>
    )}
  </Box>
);

import type { ProjectionRow as Row } from '@maru/contracts/site/projection/projection.views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ProgressBar } from '../../design/progress-bar.tsx';
import { RelativeTime } from '../../design/relative-time.tsx';
import { ToneChip } from '../../design/tone-chip.tsx';
import { number } from '../../format/number.ts';
import { isRebuilding, lookOf, outcomeOf, versionText } from './projection-words.ts';
import { viewName } from './view-name.public.ts';

export const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1.3fr) 96px 88px 120px minmax(0, 1.2fr) 120px' },
  columnGap: 2,
  alignItems: 'center',
} as const;

/** In a table's place on a desktop, with its name on a phone. */
const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <Typography
    variant="body2"
    sx={{ display: { xs: 'flex', md: 'block' }, gridColumn: { xs: 1, md: 'auto' }, gap: 1, overflowWrap: 'anywhere' }}
  >
    <Box component="span" sx={{ display: { md: 'none' }, width: 40, flex: 'none', color: 'text.secondary' }}>
      {label}
    </Box>
    <Box component="span" sx={{ minWidth: 0, fontVariantNumeric: 'tabular-nums' }}>
      {children}
    </Box>
  </Typography>
);

const Progress = ({ row: { building, rebuild } }: { readonly row: Row }) => {
  if (rebuild?.status === 'waiting') return <ProgressBar label="곧 다시 만들어요" percent={0} />;
  const [first] = building;
  const ratio = rebuild?.status === 'running' ? rebuild.ratio : first?.ratio;
  return ratio === undefined ? null : <ProgressBar label="만드는 중" percent={ratio * 100} />;
};

const Outcome = ({ rebuild }: Pick<Row, 'rebuild'>) =>
  rebuild?.ended ? (
    <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
      <RelativeTime at={rebuild.ended} />
      {` · ${outcomeOf(rebuild)}`}
    </Typography>
  ) : null;

export interface ProjectionRowProps {
  readonly row: Row;
  readonly onRebuild: (view: string) => void;
}

/** One view: where it stands, and a button that builds it anew. */
export const ProjectionRow = ({ row, onRebuild }: ProjectionRowProps) => {
  const { view, position, owner, rebuild } = row;
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ ...columns, rowGap: 0.25 }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>{viewName(view)}</Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {view}
          </Typography>
        </Box>
        <Box sx={{ justifySelf: { xs: 'end', md: 'auto' } }}>
          <ToneChip size="small" {...lookOf(row)} />
        </Box>
        <Fact label="버전">{versionText(row)}</Fact>
        <Fact label="위치">{number(position)}</Fact>
        <Fact label="담당">{owner ?? '없음'}</Fact>
        <Button
          variant="outlined"
          color="inherit"
          size="small"
          disabled={isRebuilding(row) || row.status === 'building'}
          aria-label={`${viewName(view)} 다시 만들기`}
          onClick={() => onRebuild(view)}
          sx={{
            minHeight: { xs: 44, md: 36 },
            // On a phone beside the facts.
            gridColumn: { xs: 2, md: 'auto' },
            gridRow: { xs: '2 / span 3', md: 'auto' },
            alignSelf: { xs: 'end', md: 'center' },
          }}
        >
          다시 만들기
        </Button>
      </Box>
      <Box sx={{ mt: 0.5 }}>
        <Progress row={row} />
        <Outcome rebuild={rebuild} />
      </Box>
    </Box>
  );
};

import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export interface SkeletonRowsProps {
  readonly rows?: number;
  /** Pixels of one row: that of the real one, so that nothing jumps. */
  readonly height?: number;
  readonly avatar?: boolean;
}

const widths = ['72%', '54%', '63%', '47%', '68%'];

/** Stands in for a list while it loads. */
export const SkeletonRows = ({ rows = 5, height = 56, avatar = false }: SkeletonRowsProps) => (
  <Stack role="status" aria-label="불러오는 중" aria-busy="true">
    {Array.from({ length: rows }, (_, row) => (
      <Stack key={row} direction="row" sx={{ height, px: 2, gap: 1.5, alignItems: 'center', borderBottom: '1px solid', borderColor: 'divider' }}>
        {avatar ? <Skeleton variant="circular" width={32} height={32} /> : null}
        <Stack sx={{ flex: 1 }}>
          <Skeleton width={widths[row % widths.length] ?? '60%'} height={20} />
          {height >= 56 ? <Skeleton width="32%" height={16} /> : null}
        </Stack>
        <Skeleton variant="rounded" width={56} height={22} />
      </Stack>
    ))}
  </Stack>
);

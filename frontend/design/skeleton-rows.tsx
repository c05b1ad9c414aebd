import Stack from '@mui/material/Stack';
import { Bone } from './bone.tsx';

export interface SkeletonRowsProps {
  readonly rows?: number;
  /** Pixels of one row: that of the real one, so that nothing jumps. */
  readonly height?: number;
  readonly avatar?: boolean;
}

const widths = ['72%', '54%', '63%', '47%', '68%'];

export const SkeletonRows = ({ rows = 5, height = 56, avatar = false }: SkeletonRowsProps) => (
  <Stack role="status" aria-label="불러오는 중" aria-busy="true">
    {Array.from({ length: rows }, (_, row) => (
      <Stack
        key={row}
        direction="row"
        sx={{ height, px: 2, gap: 1.5, alignItems: 'center', borderBottom: '1px solid', borderColor: 'divider' }}
      >
        {avatar ? <Bone round width={32} height={32} /> : null}
        <Stack sx={{ flex: 1, gap: 0.75 }}>
          <Bone width={widths[row % widths.length] ?? '60%'} height={14} />
          {height >= 56 ? <Bone width="32%" height={11} /> : null}
        </Stack>
        <Bone width={56} height={22} />
      </Stack>
    ))}
  </Stack>
);

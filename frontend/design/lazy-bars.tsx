import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import type { BarsProps } from './bars.tsx';
import { Bone } from './bone.tsx';

const height = 260;
/** Charts are heavy, and screens stand without them. */
const Bars = lazy(async () => ({ default: (await import('./bars.tsx')).Bars }));

/** Bars in the place that is kept for them until they are loaded. */
export const LazyBars = (props: BarsProps) => (
  <Box component="figure" aria-label={`${props.label} 막대그래프`} sx={{ m: 0 }}>
    <Suspense fallback={<Bone width="100%" height={height} />}>
      <Bars {...props} />
    </Suspense>
  </Box>
);

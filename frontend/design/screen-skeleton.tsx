import Box from '@mui/material/Box';
import { Bone } from './bone.tsx';
import { Page } from './page.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';

/** Stands in for a screen that is still on its way. */
export const ScreenSkeleton = () => (
  <Page>
    <Box sx={{ py: 3.5 }}>
      <Bone width={180} height={28} />
    </Box>
    <SkeletonRows rows={6} />
  </Page>
);

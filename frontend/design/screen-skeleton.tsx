import Box from '@mui/material/Box';
import { Bone } from './bone.tsx';
import { Page } from './page.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { visuallyHidden } from './visually-hidden.ts';

/** Stands in for a screen that is still on its way; its heading, where it is known, is there to be read already. */
export const ScreenSkeleton = ({ heading }: { readonly heading?: string }) => (
  <Page>
    {heading ? (
      <Box component="h1" sx={visuallyHidden}>
        {heading}
      </Box>
    ) : null}
    <Box sx={{ py: 3.5 }}>
      <Bone width={180} height={28} />
    </Box>
    <SkeletonRows rows={6} />
  </Page>
);

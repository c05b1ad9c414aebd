import Box from '@mui/material/Box';
import { type ComponentType, Suspense, use } from 'react';
import { PlaceMarksContext } from './place-marks.ts';

/** The picture of a place, with the mark of the feature it belongs to. */
export const PlaceIcon = ({ path, Icon }: { path: string; Icon: ComponentType }) => {
  const Mark = use(PlaceMarksContext)[path];
  return (
    <Box component="span" sx={{ position: 'relative', display: 'inline-flex' }}>
      <Icon />
      <Suspense>{Mark ? <Mark /> : null}</Suspense>
    </Box>
  );
};

import Box from '@mui/material/Box';
import { SlideShow } from './slide-show.tsx';
import { useSlidesQuery } from './slide.api.ts';

/** Slides that are asked for. A site that cannot be reached shows the rest of Home. */
export const AskedSlides = () => {
  const { data } = useSlidesQuery();
  return data?.length ? (
    <Box sx={{ pt: { xs: 2, sm: 3 } }}>
      <SlideShow slides={data} />
    </Box>
  ) : null;
};

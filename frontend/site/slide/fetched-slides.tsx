import Box from '@mui/material/Box';
import { SlideShow } from './slide-show.tsx';
import { useSlidesQuery } from './slide.api.ts';

/** Slides that did not come with the page; without an answer Home shows the rest. */
export const FetchedSlides = () => {
  const { data } = useSlidesQuery();
  return data?.length ? (
    <Box sx={{ pt: { xs: 2, sm: 3 } }}>
      <SlideShow slides={data} />
    </Box>
  ) : null;
};

import Box from '@mui/material/Box';
import { useEffect, useEffectEvent } from 'react';
import { SlideShow } from './slide-show.tsx';
import { useSlidesQuery } from './slide.api.ts';

/** A page that is open longer than this is opened again, ms. */
const longestMs = 24 * 3_600_000;

/** Slides that did not come with the page; without an answer Home shows the rest. */
export const FetchedSlides = () => {
  const { data, fulfilledTimeStamp, refetch } = useSlidesQuery();
  const askAgain = useEffectEvent(() => void refetch());
  useEffect(() => {
    const wait = data?.next_in;
    if (wait === null || wait === undefined || wait > longestMs) return undefined;
    const timer = setTimeout(() => askAgain(), wait + 500);
    return () => clearTimeout(timer);
  }, [data, fulfilledTimeStamp]);
  return data?.list.length ? (
    <Box sx={{ pt: { xs: 2, sm: 3 } }}>
      <SlideShow key={data.list.map(({ id }) => id).join(' ')} slides={data.list} />
    </Box>
  ) : null;
};

import type { ShownSlide } from '@maru/contracts/site/slide/slide.views';
import Box from '@mui/material/Box';
import { lazy, Suspense, use } from 'react';
import { FirstAnswersContext } from '../../kernel/http/first-answers.ts';
import { slidesCall } from './slides-call.ts';
import { SlideShow } from './slide-show.tsx';

const FetchedSlides = lazy(async () => ({ default: (await import('./fetched-slides.tsx')).FetchedSlides }));

/** Above everything on Home. They come with the page; who comes from another screen waits a moment. */
export const HomeSlides = () => {
  const answer = use(FirstAnswersContext).get(slidesCall) as { readonly list: readonly ShownSlide[] } | undefined;
  if (!answer)
    return (
      <Suspense>
        <FetchedSlides />
      </Suspense>
    );
  return answer.list.length > 0 ? (
    <Box sx={{ pt: { xs: 2, sm: 3 } }}>
      <SlideShow slides={answer.list} />
    </Box>
  ) : null;
};

import type { ShownSlide } from '@maru/contracts/site/slide/slide.views';
import Box from '@mui/material/Box';
import { lazy, Suspense, use, useEffect, useState } from 'react';
import { FirstAnswersContext } from '../../kernel/http/first-answers.ts';
import { slidesCall } from './slides-call.ts';
import { SlideShow } from './slide-show.tsx';

const FetchedSlides = lazy(async () => ({ default: (await import('./fetched-slides.tsx')).FetchedSlides }));

interface FirstSlides {
  readonly list: readonly ShownSlide[];
  readonly next_in: number | null;
}

/** A browser fires timers of more at once. */
const longestMs = 2 ** 31 - 1;

/** Whether a slide began or ended by the clock since the page came. */
const useIsOver = (nextIn: number | null) => {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (nextIn === null || nextIn > longestMs) return undefined;
    const timer = setTimeout(() => setOver(true), Math.max(0, nextIn - performance.now()) + 500);
    return () => clearTimeout(timer);
  }, [nextIn]);
  return isOver;
};

/** Above everything on Home. They come with the page; who comes from another screen waits a moment. */
export const HomeSlides = () => {
  const answer = use(FirstAnswersContext).get(slidesCall) as FirstSlides | undefined;
  const isOver = useIsOver(answer?.next_in ?? null);
  if (!answer || isOver)
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

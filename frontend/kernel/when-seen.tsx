import Box from '@mui/material/Box';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

/** How far below the window something is fetched already. */
const ahead = '120px';
/**
 * As high as a row of things until it is there: the page below is not reached at once, and nothing that somebody is
 * about to press moves.
 */
export const inAdvance = { minHeight: 280 } as const;

/** Draws what stands below the window only when one comes near: the first screen loads none of it. */
export const WhenSeen = ({ children }: { children: ReactNode }) => {
  const [isNear, setIsNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current || isNear) return undefined;
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: ahead },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [isNear]);
  return isNear ? (
    <Suspense fallback={<Box sx={inAdvance} />}>{children}</Suspense>
  ) : (
    <Box ref={place} sx={inAdvance} />
  );
};

import { useEffect, useEffectEvent, useState } from 'react';

const everyMs = 6_000;
const still = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;

/** Goes on by itself until somebody stops it, is at it, or is elsewhere; never for who wants little motion. */
export const useTurning = (count: number, next: () => void) => {
  const [playing, setPlaying] = useState(() => !still());
  const [held, setHeld] = useState(false);
  const turn = useEffectEvent(() => {
    if (!document.hidden) next();
  });
  const goes = playing && !held && count > 1;
  useEffect(() => {
    if (!goes) return undefined;
    const timer = setInterval(() => turn(), everyMs);
    return () => clearInterval(timer);
  }, [goes]);
  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return { playing, toggle: () => setPlaying(!playing), hold };
};

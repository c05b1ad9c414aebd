import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { countdown } from '../format/format.ts';
import { useClock } from './clock.ts';

export interface CountdownProps {
  /** Epoch milliseconds. */
  readonly until: number;
  /** What is said before the time that is left. */
  readonly label?: string;
  /** What is shown once the time is up; `00:00:00` without it. */
  readonly ended?: ReactNode;
}

/** Time left, second by second: `1D 3H 5M 6S`, and `03:05:06` within the last day. Not read aloud at every tick. */
export const Countdown = ({ until, label, ended }: CountdownProps) => {
  const left = useClock((now) => countdown(until, now));
  const isOver = useClock((now) => now >= until);
  if (isOver && ended !== undefined) return ended;
  return (
    <Box component="span" role="timer" aria-label={label} sx={{ whiteSpace: 'nowrap' }}>
      {label === undefined ? null : `${label} `}
      <time dateTime={new Date(until).toISOString()}>{left}</time>
    </Box>
  );
};

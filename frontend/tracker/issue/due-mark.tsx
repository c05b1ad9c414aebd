import EventRounded from '@mui/icons-material/EventRounded';
import EventBusyRounded from '@mui/icons-material/EventBusyRounded';
import Box from '@mui/material/Box';
import { useToday } from '../../design/clock.ts';
import { Countdown } from '../../design/countdown.tsx';
import { dueLook } from './due.ts';

export interface DueMarkProps {
  readonly due: string;
  /** The day alone, for cards and rows. */
  readonly short?: boolean;
  /** Nothing is late once it is done. */
  readonly done?: boolean;
}

/** A due day; once past it is red and says so. */
export const DueMark = ({ due, short = false, done = false }: DueMarkProps) => {
  const look = dueLook(due, useToday(), done);
  return (
    <Box
      component="span"
      title={`마감일 ${look.date}`}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        whiteSpace: short ? 'nowrap' : 'normal',
        fontWeight: look.late ? 700 : 'inherit',
        color: look.late ? 'tones.red.text' : 'inherit',
        '& svg': { fontSize: 16 },
      }}
    >
      {look.late ? <EventBusyRounded aria-hidden /> : <EventRounded aria-hidden />}
      {short ? (
        look.short
      ) : (
        <span>
          {look.date}{' '}
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {look.when}
          </Box>
        </span>
      )}
    </Box>
  );
};

export const DueCountdown = ({ due, done }: Required<Pick<DueMarkProps, 'due' | 'done'>>) => {
  const { until } = dueLook(due, useToday(), done);
  return until === undefined ? null : (
    <Box sx={{ fontSize: 13, color: 'tones.amber.text', fontVariantNumeric: 'tabular-nums' }}>
      <Countdown until={until} label="마감까지" />
    </Box>
  );
};

import Tooltip from '@mui/material/Tooltip';
import { fullDate, relativeTime } from '../format/format.ts';
import { useNow } from './clock.ts';

/** `3시간 전`, with the full date on hover. `at` is epoch milliseconds. */
export const RelativeTime = ({ at }: { at: number }) => {
  const full = fullDate(at);
  return (
    <Tooltip title={full}>
      <time dateTime={new Date(at).toISOString()}>{relativeTime(at, useNow())}</time>
    </Tooltip>
  );
};

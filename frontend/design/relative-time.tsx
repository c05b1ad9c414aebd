import Tooltip from '@mui/material/Tooltip';
import { localTime, relativeTime } from '../format/format.ts';
import { useClock } from './clock.ts';

/** `3시간 전`, with the full date on hover. `at` is epoch milliseconds. */
export const RelativeTime = ({ at }: { at: number }) => {
  const text = useClock((now) => relativeTime(at, now));
  return (
    <Tooltip title={localTime(at)}>
      <time dateTime={new Date(at).toISOString()}>{text}</time>
    </Tooltip>
  );
};

import { useEffect, useEffectEvent } from 'react';
import { useNoticesNowQuery } from './notice.api.ts';
import type { HeardNotices } from './notice-clock.ts';

/** So often a page that is looked at asks for what nobody planned, ms. */
const everyMs = 300_000;
/** The next turn is asked for a little later, so that it has come by the server's clock too; not by all at once. */
const patience = () => 300 + Math.random() * 1_700;

/** Asks now and then, and when the server said that something would change. */
export const NoticeAsker = ({ onAnswer }: { onAnswer: (heard: HeardNotices) => void }) => {
  const { data, fulfilledTimeStamp, refetch } = useNoticesNowQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: everyMs,
    skipPollingIfUnfocused: true,
  });
  const tell = useEffectEvent(onAnswer);
  const askAgain = useEffectEvent(() => void refetch());
  useEffect(() => {
    if (!data) return undefined;
    tell({ ...data, at: performance.now() });
    if (data.next_in === null || data.next_in > everyMs) return undefined;
    const timer = setTimeout(() => askAgain(), data.next_in + patience());
    return () => clearTimeout(timer);
  }, [data, fulfilledTimeStamp]);
  return null;
};

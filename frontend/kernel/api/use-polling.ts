import { useSyncExternalStore } from 'react';

const listen = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

/** Options of a query that is asked again every `ms`, but not while nobody sees the page. */
export const usePolling = (ms: number) => {
  const isSeen = useSyncExternalStore(listen, () => document.visibilityState !== 'hidden');
  return { refetchOnMountOrArgChange: true, pollingInterval: isSeen ? ms : 0 } as const;
};

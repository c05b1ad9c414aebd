import type { Bulk } from '@maru/contracts/site/bulk/bulk.views';
import { useEffect, useRef } from 'react';
import { baseApi } from '../../kernel/api/base-api.ts';
import { useBulksQuery } from '../../kernel/bulk/bulk.api.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { wordsOf } from './bulk-words.ts';

const runningMs = 1_000;
/** Others may start some, too. */
const idleMs = 30_000;

const runningIn = (list: readonly Bulk[] | undefined) => (list ?? []).filter(({ state }) => state === 'running');

/** All bulk actions, asked for often while one runs; what one has changed is asked for anew when it is over. */
export const useWatchedBulks = () => {
  const dispatch = useDispatch();
  const { currentData: known } = useBulksQuery();
  const running = runningIn(known?.list);
  const answer = useBulksQuery(undefined, {
    pollingInterval: running.length > 0 ? runningMs : idleMs,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const before = useRef<readonly Bulk[]>([]);
  useEffect(() => {
    const now = runningIn(known?.list);
    const still = new Set(now.map(({ id }) => id));
    const ended = before.current.filter(({ id }) => !still.has(id));
    before.current = now;
    const tags = ended.flatMap(({ kind }) => wordsOf(kind).tags);
    if (tags.length > 0) dispatch(baseApi.util.invalidateTags([...new Set(tags)] as never[]));
  }, [known, dispatch]);
  return { answer, running };
};

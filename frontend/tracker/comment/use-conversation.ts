import type { Comment } from '@maru/contracts/tracker/comment/comment.views';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Problem } from '../../app/api/problem.ts';
import { conversation } from './comment-cache.ts';
import { useCommentListInfiniteQuery } from './comment.api.ts';

/** So many comments load by themselves; further ones when asked for. */
const byItself = 50;
const none: readonly Comment[] = [];

/** The comments of an issue, loaded page after page from the oldest on. */
export const useConversation = (issueId: string) => {
  const { data, error, isLoading, isFetching, hasNextPage, fetchNextPage, refetch } = useCommentListInfiniteQuery(issueId);
  const comments = useMemo(() => (data ? conversation(data) : none), [data]);
  const pages = data?.pages.length ?? 0;
  const [wantsAll, setWantsAll] = useState(false);
  const goesOn = hasNextPage && !isFetching && !error && (wantsAll || comments.length < byItself);
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, pages, fetchNextPage]);
  return {
    comments, loading: isLoading, loadingMore: isFetching && !isLoading, more: hasNextPage && !goesOn,
    /** Loaded to its end: what comes from now on is new. */
    whole: data !== undefined && !hasNextPage,
    problem: error as Problem | undefined,
    loadMore: () => void fetchNextPage(),
    loadAll: useCallback(() => setWantsAll(true), []),
    retry: () => void refetch(),
  };
};

import type { Comment } from '@maru/contracts/tracker/comment/comment.views';
import { useEffect, useMemo, useState } from 'react';
import { conversation } from './comment-cache.ts';
import { useCommentListInfiniteQuery } from './comment.api.ts';

/** So many comments load by themselves; further ones when asked for. */
const byItself = 50;
type Loaded = ReturnType<typeof useCommentListInfiniteQuery>;
const none: readonly Comment[] = [];

/** Pages follow by themselves up to a number of comments, or to the end once asked. Answers whether they do. */
const useFurtherPages = (
  { data, hasNextPage, isFetching, isError, fetchNextPage }: Loaded,
  count: number,
  wantsAll: boolean,
) => {
  const goesOn = hasNextPage && !isError && (wantsAll || count < byItself);
  const pages = data?.pages.length;
  useEffect(() => {
    if (goesOn && !isFetching) void fetchNextPage();
  }, [goesOn, isFetching, pages, fetchNextPage]);
  return goesOn;
};

/** The comments of an issue, loaded page after page from the oldest on. */
export const useConversation = (issueId: string) => {
  const loaded = useCommentListInfiniteQuery(issueId);
  const { data, error, isLoading, isFetching, hasNextPage } = loaded;
  const comments = useMemo(() => (data ? conversation(data) : none), [data]);
  const [wantsAll, setWantsAll] = useState(false);
  const goesOn = useFurtherPages(loaded, comments.length, wantsAll);
  return {
    comments,
    loading: isLoading,
    loadingMore: isFetching && !isLoading,
    more: hasNextPage && !goesOn,
    /** Loaded to its end: what comes from now on is new. */
    whole: data !== undefined && !hasNextPage,
    problem: error,
    loadMore: () => void loaded.fetchNextPage(),
    loadAll: () => setWantsAll(true),
    retry: () => void loaded.refetch(),
  };
};

import type { Issue } from '@maru/contracts/tracker/issue/issue.views';
import { useCallback, useMemo } from 'react';
import type { Failure } from '../../kernel/http/problem.ts';
import { listedIssues } from './issue-cache.ts';
import { useIssueListInfiniteQuery } from './issue.api.ts';

export interface IssueListing {
  readonly issues: readonly Issue[];
  /** The first page is on its way. */
  readonly loading: boolean;
  readonly loadingMore: boolean;
  readonly more: boolean;
  /** How many pages are loaded. */
  readonly pages: number;
  readonly problem: Failure | undefined;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

const none: readonly Issue[] = [];

export const useIssueListing = (projectId: string, skip = false): IssueListing => {
  const { data, error, isLoading, isUninitialized, isFetching, hasNextPage, fetchNextPage, refetch } =
    useIssueListInfiniteQuery(projectId, { skip });
  const issues = useMemo(() => (data ? listedIssues(data) : none), [data]);
  const loadMore = useCallback(() => {
    if (!isFetching) void fetchNextPage();
  }, [fetchNextPage, isFetching]);
  return {
    issues,
    pages: data?.pages.length ?? 0,
    loading: isLoading || isUninitialized,
    loadingMore: isFetching && !isLoading,
    more: hasNextPage,
    problem: error,
    loadMore,
    retry: () => void refetch(),
  };
};

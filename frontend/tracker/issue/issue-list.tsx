import type { Issue } from '@maru/contracts/tracker/issue/issue.views';
import { type KeyboardEvent, useCallback, useMemo } from 'react';
import { type Failure, problemText } from '../../kernel/http/problem.ts';
import { listedIssues } from './issue-cache.ts';
import { useIssueListInfiniteQuery } from './issue.api.ts';
import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { To } from 'react-router-dom';
import { EmptyState } from '../../design/empty-state.tsx';
import { ErrorState } from '../../design/error-state.tsx';
import { SkeletonRows } from '../../design/skeleton-rows.tsx';
import { useFresh } from '../../design/use-fresh.ts';
import { IssueRow } from './issue-row.tsx';

export interface IssueListing {
  readonly issues: readonly Issue[];
  readonly loading: boolean;
  readonly loadingMore: boolean;
  readonly more: boolean;
  readonly pages: number;
  readonly problem: Failure | undefined;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

const none: readonly Issue[] = [];

export const useIssueListing = (projectId: string): IssueListing => {
  const { data, error, isLoading, isFetching, hasNextPage, fetchNextPage, refetch } =
    useIssueListInfiniteQuery(projectId);
  const issues = useMemo(() => (data ? listedIssues(data) : none), [data]);
  const loadMore = useCallback(() => {
    if (!isFetching) void fetchNextPage();
  }, [fetchNextPage, isFetching]);
  return {
    issues,
    pages: data?.pages.length ?? 0,
    loading: isLoading,
    loadingMore: isFetching && !isLoading,
    more: hasNextPage,
    problem: error,
    loadMore,
    retry: () => void refetch(),
  };
};

export interface IssueListProps {
  readonly listing: IssueListing;
  readonly selected: string | undefined;
  readonly toIssue: (issue: Issue) => To;
  readonly onAdd: () => void;
}

/** Loads on as one scrolls near the end; the button does the same for those who do not scroll. */
const More = ({ listing: { more, loadingMore, loadMore } }: Pick<IssueListProps, 'listing'>) => {
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (!element || !window.matchMedia('(min-width: 720px)').matches) return undefined;
      const observer = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && loadMore(),
        { rootMargin: '160px' },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [loadMore],
  );
  if (!more) return null;
  return (
    <Box ref={watch} sx={{ p: 1.5, textAlign: 'center' }}>
      <Button fullWidth variant="outlined" color="inherit" loading={loadingMore} onClick={loadMore}>
        더 보기
      </Button>
    </Box>
  );
};

/** Arrows go from row to row while the focus is in the list; they select as they go. */
const step = (event: KeyboardEvent<HTMLElement>) => {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-issue]')];
  const next = rows[rows.indexOf(document.activeElement as HTMLElement) + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.click();
};

export const IssueList = ({ listing, selected, toIssue, onAdd }: IssueListProps) => {
  const { issues, loading, problem, retry } = listing;
  const fresh = useFresh(
    issues.map(({ id }) => id),
    listing.pages,
    !loading && !listing.loadingMore,
  );
  if (loading) return <SkeletonRows rows={5} height={92} />;
  if (problem && issues.length === 0)
    return <ErrorState title="이슈를 불러오지 못했어요" text={problemText(problem)} onRetry={retry} />;
  if (issues.length === 0)
    return (
      <EmptyState
        title="아직 이슈가 없어요"
        text="검토할 내용을 올리면 함께하는 사람에게 바로 보여요."
        action={
          <Button variant="contained" startIcon={<AddRounded />} onClick={onAdd}>
            이슈 추가
          </Button>
        }
      />
    );
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows are a shortcut among links
         that work without them */}
      <Box
        component="ul"
        aria-label="이슈 목록"
        onKeyDown={step}
        sx={{ m: 0, p: 1, display: 'flex', flexDirection: 'column', gap: 0.25 }}
      >
        {issues.map((issue) => (
          <IssueRow
            key={issue.id}
            issue={issue}
            to={toIssue(issue)}
            current={issue.id === selected}
            fresh={fresh.has(issue.id)}
          />
        ))}
      </Box>
      <More listing={listing} />
    </>
  );
};

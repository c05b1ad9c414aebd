import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { type IssueColumn, issueColumns } from '@maru/contracts/tracker/issue/issue.fields';
import type { Issue } from '@maru/contracts/tracker/issue/issue.views';
import type { To } from 'react-router-dom';
import { problemText } from '../../kernel/http/problem.ts';
import { Board } from '../../design/board/board.tsx';
import { ErrorState } from '../../design/error-state.tsx';
import { statusLooks } from '../../design/status-chip.tsx';
import { IssueCard } from './issue-card.tsx';
import { useIssueBoardQuery } from './issue.api.ts';
import { useChangeIssue } from './use-change-issue.ts';

const columns = Object.keys(issueColumns) as IssueColumn[];

const BoardSkeleton = () => (
  <Stack
    direction="row"
    role="status"
    aria-label="칸반을 불러오는 중"
    sx={{ gap: 1.5, height: '100%', overflow: 'hidden' }}
  >
    {columns.map((column) => (
      <Stack
        key={column}
        sx={{ flex: { xs: '0 0 84%', sm: 1 }, p: 2, gap: 1, borderRadius: '14px', bgcolor: 'surface.sunken' }}
      >
        <Skeleton width="40%" height={24} />
        {[112, 92, 112].map((height, at) => (
          <Skeleton key={at} variant="rounded" height={height} sx={{ borderRadius: '12px' }} />
        ))}
      </Stack>
    ))}
  </Stack>
);

/**
 * The issues of a project by status; a card goes to another one at once, and back with a message if that could not be
 * stored.
 */
export const IssueBoard = ({ projectId, toIssue }: { projectId: string; toIssue: (issue: Issue) => To }) => {
  const { data, error, refetch } = useIssueBoardQuery(projectId);
  const change = useChangeIssue();
  if (error && !data)
    return <ErrorState title="칸반을 불러오지 못했어요" text={problemText(error)} onRetry={() => void refetch()} />;
  if (!data) return <BoardSkeleton />;
  return (
    <Board
      label="이슈 칸반"
      columns={columns.map((key) => ({ key, ...statusLooks[issueColumns[key]], cards: data[key] }))}
      renderCard={(issue) => <IssueCard issue={issue} to={toIssue(issue)} />}
      getId={({ id }) => id}
      getTitle={({ title }) => title}
      emptyText="여기로 옮기면 상태가 바뀌어요."
      onMove={({ id, prj_id }, column) => change({ id, prj_id, field: 'status', value: issueColumns[column] })}
    />
  );
};

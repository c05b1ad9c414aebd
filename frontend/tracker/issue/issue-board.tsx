import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Issue } from '@maru/contracts/tracker/issue/issue.views';
import { Link, type To } from 'react-router-dom';
import { PriorityIcon } from '../../design/priority-icon.tsx';
import { UserAvatar } from '../../design/user-avatar.tsx';
import { DueMark } from './due-mark.tsx';
import { IssueCounts } from './issue-row.tsx';
import { StoringMark } from '../../design/storing-mark.tsx';
import { useChangeIssue, useIsStoring } from './issue-commands.api.ts';
import Skeleton from '@mui/material/Skeleton';
import { type IssueColumn, issueColumns } from '@maru/contracts/tracker/issue/issue.fields';
import { Answered } from '../../kernel/api/answered.tsx';
import { Board } from '../../design/board/board.tsx';
import { statusLooks } from '../../design/status-chip.tsx';
import { useIssueBoardQuery } from './issue.api.ts';

const IssueCard = ({ issue, to }: { issue: Issue; to: To }) => {
  const storing = useIsStoring(issue.id);
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography
        component={Link}
        to={to}
        draggable={false}
        sx={{
          display: 'block',
          mr: 'var(--board-controls)',
          fontSize: 15,
          fontWeight: 600,
          lineHeight: 1.45,
          color: 'text.primary',
          textDecoration: 'none',
          borderRadius: '4px',
          position: 'relative',
          '&:hover': { textDecoration: 'underline' },
          '@media (pointer: coarse)': { py: 1.375, my: -1.375 },
        }}
      >
        <Box
          component="span"
          sx={{
            display: '-webkit-box',
            WebkitLineClamp: 3,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
            overflowWrap: 'anywhere',
          }}
        >
          {issue.title}
        </Box>
      </Typography>
      <Stack
        direction="row"
        sx={{ gap: 1, rowGap: 0.5, alignItems: 'center', flexWrap: 'wrap', fontSize: 13, color: 'text.secondary' }}
      >
        <PriorityIcon priority={issue.priority} />
        <span>{issue.class}</span>
        {issue.due ? <DueMark due={issue.due} short done={issue.status === 'DONE'} /> : null}
        <IssueCounts issue={issue} />
        <StoringMark storing={storing} />
        {issue.assigned ? (
          <Box sx={{ ml: 'auto' }}>
            <UserAvatar person={issue.assigned} size={24} />
          </Box>
        ) : null}
      </Stack>
    </Stack>
  );
};

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
  const answer = useIssueBoardQuery(projectId);
  const change = useChangeIssue();
  return (
    <Answered answer={answer} title="칸반을 불러오지 못했어요" bones={<BoardSkeleton />}>
      {(board) => (
        <Board
          label="이슈 칸반"
          columns={columns.map((key) => ({ key, ...statusLooks[issueColumns[key]], cards: board[key] }))}
          renderCard={(issue) => <IssueCard issue={issue} to={toIssue(issue)} />}
          getId={({ id }) => id}
          getTitle={({ title }) => title}
          emptyText="여기로 옮기면 상태가 바뀌어요."
          onMove={({ id, prj_id }, column) => change({ id, prj_id, field: 'status', value: issueColumns[column] })}
        />
      )}
    </Answered>
  );
};

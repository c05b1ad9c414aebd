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
import { useIsStoring } from './use-change-issue.ts';

/** An issue on the kanban. */
export const IssueCard = ({ issue, to }: { issue: Issue; to: To }) => {
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

import TaskAltRounded from '@mui/icons-material/TaskAltRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Issue } from '@maru/contracts/tracker/issue/issue.views';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../design/empty-state.tsx';
import { PriorityIcon } from '../../design/priority-icon.tsx';
import { number } from '../../format/number.ts';
import { DueMark } from '../issue/due-mark.tsx';

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const IssueRow = ({ issue, project }: { issue: Issue; project: string | undefined }) => (
  <Box component="li" sx={{ borderTop: '1px solid', borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}>
    <Stack
      component={Link}
      to={`/request/project/${issue.prj_id}?issue=${issue.id}`}
      direction="row"
      sx={{
        gap: 1.5,
        px: 2,
        py: 1.25,
        minHeight: 64,
        alignItems: 'center',
        color: 'inherit',
        textDecoration: 'none',
        outlineOffset: '-2px !important',
        '&:hover': { bgcolor: 'surface.sunken' },
      }}
    >
      <PriorityIcon priority={issue.priority} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ ...oneLine, fontSize: 15, fontWeight: 600 }}>{issue.title}</Box>
        <Box sx={{ ...oneLine, fontSize: 13, color: 'text.secondary' }}>
          {[project, issue.class].filter(Boolean).join(' · ')}
        </Box>
      </Box>
      <Box sx={{ fontSize: 14, color: 'text.secondary' }}>{issue.due ? <DueMark due={issue.due} short /> : null}</Box>
    </Stack>
  </Box>
);

const fewest = 8;

export interface DashboardIssuesProps {
  readonly issues: readonly Issue[];
  readonly projectName: (id: string) => string | undefined;
}

export const DashboardIssues = ({ issues, projectName }: DashboardIssuesProps) => {
  const [all, setAll] = useState(false);
  if (issues.length === 0)
    return (
      <EmptyState
        icon={<TaskAltRounded />}
        title="담당 이슈가 없어요"
        text="나를 담당자로 정한 이슈가 마감일 순서로 보여요."
      />
    );
  const rest = all ? 0 : Math.max(0, issues.length - fewest);
  return (
    <>
      <Box component="ul" aria-label="나에게 맡겨진 이슈" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {issues.slice(0, issues.length - rest).map((issue) => (
          <IssueRow key={issue.id} issue={issue} project={projectName(issue.prj_id)} />
        ))}
      </Box>
      {rest > 0 ? (
        <Button
          fullWidth
          color="inherit"
          onClick={() => setAll(true)}
          sx={{ borderRadius: 0, borderTop: '1px solid', borderColor: 'divider', minHeight: 48 }}
        >
          {number(rest)}개 더 보기
        </Button>
      ) : null}
    </>
  );
};

import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Project } from '@maru/contracts/tracker/project/project.views';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../design/empty-state.tsx';
import { RelativeTime } from '../../design/relative-time.tsx';
import { StatusChip } from '../../design/status-chip.tsx';
import { ToneChip } from '../../design/tone-chip.tsx';
import { IssueCount } from '../project/issue-count.tsx';
import { roleIn, useMe } from '../project/project-rights.ts';

const card = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1.25,
  p: 2,
  borderRadius: 1,
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
  color: 'inherit',
  textDecoration: 'none',
  transition: 'border-color 120ms',
} as const;
const title = {
  fontSize: 16,
  fontWeight: 600,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

const Content = ({ project, waiting }: { project: Project; waiting: boolean }) => (
  <>
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'flex-start', justifyContent: 'space-between' }}>
      <Box sx={title}>{project.title}</Box>
      {waiting ? (
        <ToneChip tone="blue" label="승인을 기다려요" size="small" />
      ) : (
        <StatusChip status={project.status} size="small" />
      )}
    </Stack>
    {waiting ? null : <IssueCount open={project.open} count={project.count} labelled />}
    <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
      <RelativeTime at={project.updated_at} />
      {project.client ? ` · ${project.client}` : ''}
    </Box>
  </>
);

const ProjectCard = ({ project }: { project: Project }) => {
  const waiting = roleIn(project, useMe().id) === 'requested';
  return (
    <Box component="li" sx={{ listStyle: 'none' }}>
      {waiting ? (
        <Box sx={card}>
          <Content project={project} waiting />
        </Box>
      ) : (
        <Box
          component={Link}
          to={`/request/project/${project.id}`}
          sx={{ ...card, '&:hover': { borderColor: 'primary.main' } }}
        >
          <Content project={project} waiting={false} />
        </Box>
      )}
    </Box>
  );
};

/** What I am in, newest change first; what I have asked to join waits among it. */
export const DashboardProjects = ({ list }: { list: readonly Project[] }) =>
  list.length === 0 ? (
    <Box sx={{ border: '1px solid', borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
      <EmptyState title="참여한 프로젝트가 없어요" text="새로 만들거나 참여할 프로젝트를 찾아보세요." />
    </Box>
  ) : (
    <Box
      component="ul"
      aria-label="내 프로젝트"
      sx={{ m: 0, p: 0, display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '1fr' } }}
    >
      {list.map((project) => (
        <ProjectCard key={project.id} project={project} />
      ))}
    </Box>
  );

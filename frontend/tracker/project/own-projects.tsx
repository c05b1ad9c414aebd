import type { Project } from '@maru/contracts/tracker/project/project.views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Answered } from '../../kernel/api/answered.tsx';
import { RelativeTime } from '../../design/relative-time.tsx';
import { SectionCard } from '../../design/section-card.tsx';
import { SkeletonRows } from '../../design/skeleton-rows.tsx';
import { StatusChip } from '../../design/status-chip.tsx';
import { ToneChip } from '../../design/tone-chip.tsx';
import { roleIn, useMe } from './project-rights.ts';
import { useMyProjectsQuery } from './project.api.ts';

const most = 5;
const row = {
  minHeight: 64,
  px: 1.5,
  mx: -1.5,
  borderRadius: 1,
  gap: 1.5,
  alignItems: 'center',
  color: 'inherit',
  textDecoration: 'none',
} as const;

const Content = ({ project, waiting }: { project: Project; waiting: boolean }) => (
  <>
    <Stack sx={{ flex: 1, minWidth: 0 }}>
      <Typography noWrap sx={{ fontWeight: 600 }}>
        {project.title}
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        <RelativeTime at={project.updated_at} />
      </Typography>
    </Stack>
    {waiting ? (
      <ToneChip tone="blue" label="승인을 기다려요" size="small" />
    ) : (
      <StatusChip status={project.status} size="small" />
    )}
  </>
);

/** A project one has only asked to join cannot be opened, so its row is no link. */
const Row = ({ project }: { project: Project }) => {
  const waiting = roleIn(project, useMe().id) === 'requested';
  return (
    <li>
      {waiting ? (
        <Stack direction="row" sx={row}>
          <Content project={project} waiting />
        </Stack>
      ) : (
        <Stack
          direction="row"
          component={Link}
          to={`/request/project/${project.id}`}
          sx={{ ...row, '&:hover': { bgcolor: 'action.hover' } }}
        >
          <Content project={project} waiting={false} />
        </Stack>
      )}
    </li>
  );
};

const List = ({ list, total }: { list: readonly Project[]; total: number }) => (
  <>
    {total === 0 ? (
      <Typography sx={{ mt: 2, color: 'text.secondary' }}>참여한 프로젝트가 아직 없어요.</Typography>
    ) : null}
    <Box component="ul" aria-label="내 프로젝트 목록" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
      {list.slice(0, most).map((project) => (
        <Row key={project.id} project={project} />
      ))}
    </Box>
    <Button
      component={Link}
      to={total === 0 ? '/request/project' : '/request'}
      variant="outlined"
      color="inherit"
      sx={{ mt: 1.5 }}
    >
      {total === 0 ? '프로젝트 찾아보기' : `전체 보기 (${total})`}
    </Button>
  </>
);

/** A section of one's own account: what one is in, the newest change first. */
export const OwnProjects = () => (
  <SectionCard title="내 프로젝트">
    <Answered
      answer={useMyProjectsQuery(undefined, { refetchOnMountOrArgChange: true })}
      bones={<SkeletonRows rows={3} height={64} />}
    >
      {(page) => <List {...page} />}
    </Answered>
  </SectionCard>
);

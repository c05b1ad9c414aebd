import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Project } from '@maru/contracts/tracker/project/project.views';
import { AvatarStack } from '../../design/avatar-stack.tsx';
import { RelativeTime } from '../../design/relative-time.tsx';
import { IssueCount } from './issue-count.tsx';
import type { ProjectListActions } from './project-list-actions.ts';
import { ProjectListJoining, ProjectListName, ProjectListStatus } from './project-list-cells.tsx';
import { ProjectListMenu } from './project-list-menu.tsx';
import { useRights } from './project-rights.ts';

interface CardProps {
  readonly project: Project;
  readonly actions: ProjectListActions;
}

const ProjectListCard = ({ project, actions }: CardProps) => {
  const rights = useRights()(project);
  return (
    <Stack
      component="li"
      sx={{ gap: 1.5, p: 2, borderBottom: '1px solid', borderColor: 'divider', '&:last-child': { borderBottom: 0 } }}
    >
      <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <ProjectListName
            project={project}
            canOpen={rights.open}
            onJoin={() => actions.openDialog({ kind: 'join', project })}
            lines={2}
          />
        </Box>
        <Box sx={{ mt: -0.75, mr: -1 }}>
          <ProjectListMenu project={project} actions={actions} />
        </Box>
      </Stack>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', justifyContent: 'space-between' }}>
        <ProjectListStatus status={project.status} pending={actions.isPending(project.id)} />
        <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
          <RelativeTime at={project.updated_at} />
        </Box>
      </Stack>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <Box sx={{ flex: 1, maxWidth: 180 }}>
          <IssueCount open={project.open} count={project.count} labelled />
        </Box>
        <ProjectListJoining project={project} openDialog={actions.openDialog} />
        <AvatarStack people={project.user} max={4} />
      </Stack>
    </Stack>
  );
};

export const ProjectListCards = ({ list, actions }: { list: readonly Project[]; actions: ProjectListActions }) => (
  <Box component="ul" aria-label="프로젝트" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {list.map((project) => (
      <ProjectListCard key={project.id} project={project} actions={actions} />
    ))}
  </Box>
);

import LockOutlined from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Project } from '@maru/contracts/tracker/project/project.views';
import { AvatarStack } from '../../design/avatar-stack.tsx';
import { RelativeTime } from '../../design/relative-time.tsx';
import { StoringMark } from '../../design/storing-mark.tsx';
import { IssueCount } from './issue-count.tsx';
import type { ProjectListActions } from './project-list-actions.ts';
import { ProjectListJoining } from './project-list-joining.tsx';
import { ProjectListName } from './project-list-name.tsx';
import { useRights } from './project-rights.ts';

/** Why a card stays where it is. */
const Locked = () => (
  <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5, fontSize: 13, color: 'text.secondary' }}>
    <LockOutlined aria-hidden sx={{ fontSize: 16 }} />
    구성원만 옮길 수 있어요
  </Stack>
);

export interface ProjectBoardCardProps {
  readonly project: Project;
  readonly actions: ProjectListActions;
}

export const ProjectBoardCard = ({ project, actions }: ProjectBoardCardProps) => {
  const rights = useRights()(project);
  return (
    <Stack sx={{ gap: 1.25 }}>
      <Box sx={{ mr: 'var(--board-controls)' }}>
        <ProjectListName
          project={project}
          canOpen={rights.open}
          onJoin={() => actions.openDialog({ kind: 'join', project })}
          lines={2}
        />
      </Box>
      <IssueCount open={project.open} count={project.count} labelled />
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <AvatarStack people={project.user} max={4} size={24} />
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, fontSize: 13, color: 'text.secondary' }}>
          <StoringMark storing={actions.isPending(project.id)} />
          <RelativeTime at={project.updated_at} />
        </Box>
      </Stack>
      {rights.move ? null : (
        <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
          <Locked />
          <ProjectListJoining project={project} openDialog={actions.openDialog} />
        </Stack>
      )}
    </Stack>
  );
};

import Button from '@mui/material/Button';
import type { Project } from '@maru/contracts/tracker/project/project.views';
import { ToneChip } from '../../design/tone-chip.tsx';
import type { OpenProjectDialog } from './project-dialogs.tsx';
import { useRights } from './project-rights.ts';

export interface ProjectListJoiningProps {
  readonly project: Project;
  readonly openDialog: OpenProjectDialog;
}

/** How someone who is not in a project gets in; nothing for those who are. */
export const ProjectListJoining = ({ project, openDialog }: ProjectListJoiningProps) => {
  const { role, join } = useRights()(project);
  if (role === 'requested') return <ToneChip tone="blue" label="요청함" />;
  if (!join) return null;
  return (
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      onClick={() => openDialog({ kind: 'join', project })}
      aria-label={`${project.title} 참여 요청`}
    >
      참여 요청
    </Button>
  );
};

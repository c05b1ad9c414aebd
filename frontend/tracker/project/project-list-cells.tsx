import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Project } from '@maru/contracts/tracker/project/project.views';
import { Link } from 'react-router-dom';
import Stack from '@mui/material/Stack';
import type { ProjectStatus } from '@maru/contracts/tracker/project/project.fields';
import { StatusChip } from '../../design/status-chip.tsx';
import { StoringMark } from '../../design/storing-mark.tsx';
import Button from '@mui/material/Button';
import { ToneChip } from '../../design/tone-chip.tsx';
import type { OpenProjectDialog } from './project-dialogs.tsx';
import { useRights } from './project-rights.ts';

/** The padding makes the link tall enough for a finger. */
const nameLook = {
  display: 'block',
  position: 'relative',
  color: 'text.primary',
  fontSize: 15,
  fontWeight: 600,
  lineHeight: 1.45,
  textAlign: 'left',
  textDecoration: 'none',
  borderRadius: '6px',
  maxWidth: '100%',
  '&:hover': { textDecoration: 'underline' },
  '@media (pointer: coarse)': { py: 1.375, my: -1.375 },
} as const;
const clamped = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitLineClamp: lines,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) as const;

interface ProjectListNameProps {
  readonly project: Pick<Project, 'id' | 'title' | 'client' | 'place'>;
  readonly canOpen: boolean;
  /** Instead of opening it, where one may not. */
  readonly onJoin: () => void;
  readonly lines?: number;
}

/** The name leads into the project, or to asking for a place in it; below it who orders and where. */
export const ProjectListName = ({
  project: { id, title, client, place },
  canOpen,
  onJoin,
  lines = 1,
}: ProjectListNameProps) => {
  const name = (
    <Box component="span" sx={clamped(lines)}>
      {title}
    </Box>
  );
  const where = [client, place].filter(Boolean).join(' · ');
  return (
    <Box sx={{ minWidth: 0 }}>
      {canOpen ? (
        <Box component={Link} to={`/request/project/${id}`} title={title} sx={nameLook}>
          {name}
        </Box>
      ) : (
        <ButtonBase onClick={onJoin} title={title} aria-label={`${title}, 참여 요청`} sx={nameLook}>
          {name}
        </ButtonBase>
      )}
      {where ? (
        <Box sx={{ ...clamped(1), fontSize: 13, lineHeight: 1.5, color: 'text.secondary' }} title={where}>
          {where}
        </Box>
      ) : null}
    </Box>
  );
};

export const ProjectListStatus = ({ status, pending }: { status: ProjectStatus; pending: boolean }) => (
  <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
    <StatusChip status={status} />
    <StoringMark storing={pending} />
  </Stack>
);

interface ProjectListJoiningProps {
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

import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { usePresent } from '../../kernel/live/use-room.ts';
import { AvatarStack } from '../../design/avatar-stack.tsx';
import { useMe } from '../project/project-rights.ts';
import AddRounded from '@mui/icons-material/AddRounded';
import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ViewKanbanOutlined from '@mui/icons-material/ViewKanbanOutlined';
import ViewListRounded from '@mui/icons-material/ViewListRounded';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { StatusChip } from '../../design/status-chip.tsx';
import { visuallyHidden } from '../../design/visually-hidden.ts';
import { number } from '../../format/number.ts';
import type { OpenProject } from '../project/project.api.ts';

const ProjectPresence = ({ id }: { id: string }) => {
  const me = useMe();
  const others = usePresent(`project:${id}`).filter((person) => person.id !== me.id);
  if (others.length === 0) return null;
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={`지금 함께 보는 사람: ${others.map(({ name }) => name).join(', ')}`}
      sx={{ alignItems: 'center', gap: 0.75 }}
    >
      <Box sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'tones.green.solid', flexShrink: 0 }} />
      <AvatarStack people={others} size={26} />
    </Stack>
  );
};

export type ProjectView = 'list' | 'board';
export interface ProjectScreenHeaderProps {
  readonly project: OpenProject;
  readonly mayEdit: boolean;
  readonly view: ProjectView;
  readonly onView: (view: ProjectView) => void;
  readonly onEdit: () => void;
  readonly onMembers: () => void;
  readonly onAdd: () => void;
}

const ViewSwitch = ({ view, onView }: Pick<ProjectScreenHeaderProps, 'view' | 'onView'>) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    value={view}
    aria-label="보기 방식"
    onChange={(_, next: ProjectView | null) => next && onView(next)}
  >
    <ToggleButton value="list" aria-label="목록" sx={{ px: 1.25 }}>
      <ViewListRounded fontSize="small" />
    </ToggleButton>
    <ToggleButton value="board" aria-label="칸반" sx={{ px: 1.25 }}>
      <ViewKanbanOutlined fontSize="small" />
    </ToggleButton>
  </ToggleButtonGroup>
);

/** People as a button that opens the panel; a mark says that someone waits for an answer. */
const People = ({
  project: { user, requests },
  onMembers,
}: Pick<ProjectScreenHeaderProps, 'project' | 'onMembers'>) => (
  <Badge
    badgeContent={requests.length}
    color="error"
    slotProps={{ badge: { sx: { top: 6, right: 6, pointerEvents: 'none' } } }}
  >
    <ButtonBase
      onClick={onMembers}
      sx={{
        px: 1,
        minHeight: 40,
        '@media (pointer: coarse)': { minHeight: 44 },
        borderRadius: '10px',
        '&:hover': { bgcolor: 'surface.sunken' },
      }}
    >
      <Box component="span" sx={visuallyHidden}>
        {`구성원 ${number(user.length)}명${requests.length > 0 ? `, 참여 요청 ${number(requests.length)}건` : ''}`}
      </Box>
      <Box aria-hidden sx={{ pointerEvents: 'none' }}>
        <AvatarStack people={user} size={26} />
      </Box>
    </ButtonBase>
  </Badge>
);

export const ProjectScreenHeader = ({
  project,
  mayEdit,
  view,
  onView,
  onEdit,
  onMembers,
  onAdd,
}: ProjectScreenHeaderProps) => {
  const { info } = project;
  return (
    <Stack
      direction="row"
      sx={{
        alignItems: 'center',
        gap: 1,
        rowGap: 1,
        flexWrap: 'wrap',
        px: { xs: 2, sm: 3 },
        py: 1.25,
        borderBottom: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Stack direction="row" sx={{ flex: '1 1 240px', minWidth: 0, alignItems: 'center', gap: 1 }}>
        <IconButton component={Link} to="/request/project" aria-label="프로젝트 목록으로" sx={{ ml: -1 }}>
          <ArrowBackRounded />
        </IconButton>
        <Typography variant="h4" component="h1" noWrap title={info.title}>
          {info.title}
        </Typography>
        <StatusChip status={info.status} size="small" />
        <Typography
          variant="body2"
          noWrap
          sx={{ color: 'text.secondary', flexShrink: 0, display: { xs: 'none', md: 'block' } }}
        >
          이슈 {number(info.count)}개 · 남은 이슈 {number(info.open)}개
        </Typography>
        {mayEdit ? (
          <IconButton size="small" aria-label="프로젝트 수정" onClick={onEdit}>
            <EditOutlined fontSize="small" />
          </IconButton>
        ) : null}
      </Stack>
      <ProjectPresence id={info.id} />
      <People project={project} onMembers={onMembers} />
      <ViewSwitch view={view} onView={onView} />
      <Button variant="contained" startIcon={<AddRounded />} onClick={onAdd} sx={{ ml: { xs: 'auto', sm: 0 } }}>
        이슈 추가
      </Button>
    </Stack>
  );
};

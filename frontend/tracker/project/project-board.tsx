import LockOutlined from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Project } from '@maru/contracts/tracker/project/project.views';
import { AvatarStack } from '../../design/avatar-stack.tsx';
import { RelativeTime } from '../../design/relative-time.tsx';
import { StoringMark } from '../../design/storing-mark.tsx';
import { IssueCount } from './issue-count.tsx';
import type { ProjectListActions } from './project-list-actions.ts';
import { ProjectListJoining, ProjectListName } from './project-list-cells.tsx';
import { useRights } from './project-rights.ts';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { projectStatuses } from '@maru/contracts/tracker/project/project.fields';
import { Answered } from '../../kernel/api/answered.tsx';
import { Board } from '../../design/board/board.tsx';
import { statusLooks } from '../../design/status-chip.tsx';
import type { Board as ProjectColumns } from './project-cache.ts';
import { useProjectBoardQuery } from './project.api.ts';

const Locked = () => (
  <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5, fontSize: 13, color: 'text.secondary' }}>
    <LockOutlined aria-hidden sx={{ fontSize: 16 }} />
    구성원만 옮길 수 있어요
  </Stack>
);

interface ProjectBoardCardProps {
  readonly project: Project;
  readonly actions: ProjectListActions;
}

const ProjectBoardCard = ({ project, actions }: ProjectBoardCardProps) => {
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

/** The server sends no more of a column than this. */
const columnLimit = 200;

const BoardSkeleton = () => (
  <Stack direction="row" role="status" aria-label="불러오는 중" sx={{ gap: 1.5, flex: 1, overflow: 'hidden' }}>
    {projectStatuses.map((status) => (
      <Stack
        key={status}
        sx={{ flex: { xs: '0 0 84%', sm: 1 }, gap: 1, p: 1, borderRadius: '14px', bgcolor: 'surface.sunken' }}
      >
        <Skeleton width={72} sx={{ m: 1 }} />
        {[0, 1, 2].map((card) => (
          <Skeleton key={card} variant="rounded" height={132} sx={{ borderRadius: '12px' }} />
        ))}
      </Stack>
    ))}
  </Stack>
);

const contains = (project: Project, text: string) =>
  [project.title, project.client, project.place, project.text].some((value) =>
    value.toLowerCase().includes(text.toLowerCase()),
  );

export interface ProjectBoardProps {
  readonly text: string;
  readonly actions: ProjectListActions;
}

const Columns = ({ data, text, actions }: ProjectBoardProps & { data: ProjectColumns }) => {
  const rightsIn = useRights();
  const isCut = projectStatuses.some((status) => data[status].length >= columnLimit);
  const columns = projectStatuses.map((status) => ({
    key: status,
    ...statusLooks[status],
    cards: text ? data[status].filter((project) => contains(project, text)) : data[status],
  }));
  return (
    <>
      {isCut ? (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          열마다 최근에 바뀐 {columnLimit}개까지 보여요. 나머지는 표에서 볼 수 있어요.
        </Typography>
      ) : null}
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <Board
          label="프로젝트 칸반"
          columns={columns}
          getId={({ id }) => id}
          getTitle={({ title }) => title}
          canMove={(project) => rightsIn(project).move}
          renderCard={(project) => <ProjectBoardCard project={project} actions={actions} />}
          onMove={(project, status) => void actions.moveTo(project, status)}
          emptyText={text ? '맞는 프로젝트가 없어요.' : '프로젝트가 없어요.'}
        />
      </Box>
    </>
  );
};

/** Projects by status; a card is moved by those who work on it. Fills the height it is given. */
export const ProjectBoard = (props: ProjectBoardProps) => (
  <Answered answer={useProjectBoardQuery()} bones={<BoardSkeleton />}>
    {(data) => <Columns {...props} data={data} />}
  </Answered>
);

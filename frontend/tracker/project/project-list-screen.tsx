import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { JoinDialog } from './join-dialog.tsx';
import { boardDocuments } from '../../kernel/live/live-board.ts';
import { useProjectBoardQuery } from './project.api.ts';
import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useCallback } from 'react';
import { usePageTitle } from '../../design/page-header.tsx';
import { TrackerTabs } from './tracker-tabs.tsx';
import { useRoom } from '../../kernel/live/use-room.ts';
import { useShortcut } from '../../kernel/shortcuts.ts';
import { ProjectBoard } from './project-board.tsx';
import { ProjectDialog } from './project-dialog.tsx';
import { ProjectDialogs, useProjectDialogs } from './project-dialogs.tsx';
import { ProjectFilters, ProjectFiltersText, ProjectListSwitch } from './project-filters.tsx';
import { ProjectListTableView } from './project-list-table-view.tsx';
import { useMoveProject } from './project-list-actions.ts';
import { useProjectFilter } from './project-filter.ts';

const stateOf = (state: unknown, name: string) => {
  const value = typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' ? value : undefined;
};

/** What someone was sent here for, `?name=value` or router state, until it is done. */
const useArrival = (name: string) => {
  const [query] = useSearchParams();
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const done = () => {
    const rest = new URLSearchParams(query);
    rest.delete(name);
    void navigate({ pathname, search: rest.toString() }, { replace: true, state: null });
  };
  return { value: query.get(name) ?? stateOf(state as unknown, name), done };
};

const KnownJoinDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { data, isLoading } = useProjectBoardQuery();
  if (isLoading) return null;
  return (
    <JoinDialog id={id} project={data && boardDocuments(data).find((project) => project.id === id)} onClose={onClose} />
  );
};

/** For who was refused at a project and is sent here to ask for a place in it. */
const ProjectListJoin = () => {
  const { value, done } = useArrival('join');
  return value ? <KnownJoinDialog id={value} onClose={done} /> : null;
};

interface ProjectListFrameProps {
  readonly title: string;
  /** Filters at the left, the switch of views at the right. */
  readonly filters: ReactNode;
  readonly aside: ReactNode;
  readonly onNew: () => void;
  /** As high as the window, for a board whose columns scroll by themselves. */
  readonly full: boolean;
  readonly children: ReactNode;
}

const fullHeight = { height: { xs: 'calc(100dvh - 117px)', sm: 'calc(100dvh - 65px)' }, minHeight: 480 } as const;
const inside = { flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', px: { xs: 2, sm: 3 } } as const;

const Header = ({ title, onNew }: Pick<ProjectListFrameProps, 'title' | 'onNew'>) => {
  usePageTitle(title);
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1.5, py: { xs: 1.5, sm: 2.5 } }}
    >
      <Typography variant="h2" component="h1">
        {title}
      </Typography>
      <Button variant="contained" startIcon={<AddRounded />} onClick={onNew}>
        새 프로젝트
      </Button>
    </Stack>
  );
};

/** What the list and the board have around them; the tracker uses the full width. */
const ProjectListFrame = ({ title, filters, aside, onNew, full, children }: ProjectListFrameProps) => (
  <Box sx={{ width: '100%', display: 'flex', flexDirection: 'column', ...(full && fullHeight) }}>
    <TrackerTabs />
    <Box sx={{ ...inside, pb: full ? 2 : { xs: 4, sm: 8 } }}>
      <Header title={title} onNew={onNew} />
      <Stack direction="row" sx={{ gap: 1.5, mb: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        {filters}
        <Box sx={{ ml: 'auto' }}>{aside}</Box>
      </Stack>
      {children}
    </Box>
  </Box>
);

/** `/request/project` and `/request/kanban`: every project as a table or a kanban, with one switch. */
export const ProjectListScreen = () => {
  const { filter, view, isBoardPath, change, show } = useProjectFilter();
  const { dialog, openDialog, closeDialog } = useProjectDialogs();
  const actions = { openDialog, ...useMoveProject() };
  const sentToMake = useArrival('new');
  useRoom('projects');
  const make = useCallback(() => openDialog({ kind: 'new' }), [openDialog]);
  useShortcut({ keys: 'n', label: '새 프로젝트', group: '프로젝트' }, make);
  useShortcut({ keys: 'v', label: '표와 칸반 전환', group: '프로젝트' }, () =>
    show(view === 'table' ? 'kanban' : 'table'),
  );
  const isTable = view === 'table';
  return (
    <ProjectListFrame
      title={isBoardPath ? '프로젝트 칸반' : '프로젝트'}
      full={!isTable}
      onNew={make}
      aside={<ProjectListSwitch view={view} onShow={show} />}
      filters={
        <>
          {isTable ? <ProjectFilters status={filter.status} onChange={(status) => change({ status })} /> : null}
          <ProjectFiltersText text={filter.text} onChange={(text) => change({ text })} />
        </>
      }
    >
      {isTable ? (
        <ProjectListTableView filter={filter} onChange={change} actions={actions} />
      ) : (
        <ProjectBoard text={filter.text} actions={actions} />
      )}
      <ProjectDialogs dialog={dialog} onClose={closeDialog} />
      <ProjectListJoin />
      <ProjectDialog open={sentToMake.value !== undefined} onClose={sentToMake.done} />
    </ProjectListFrame>
  );
};

import AddRounded from '@mui/icons-material/AddRounded';
import RoofingRounded from '@mui/icons-material/RoofingRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../design/empty-state.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useCallback, useId } from 'react';
import { Answered } from '../../kernel/api/answered.tsx';
import { useSelector } from '../../kernel/state/hooks.ts';
import { useRoom } from '../../kernel/live/use-room.ts';
import { selectUser } from '../../kernel/session/session.slice.ts';
import { useShortcut } from '../../kernel/shortcuts.ts';
import { PageHeader } from '../../design/page-header.tsx';
import { Page } from '../../design/page.tsx';
import { SkeletonRows } from '../../design/skeleton-rows.tsx';
import { useMyIssuesQuery } from '../issue/issue.api.ts';
import { DashboardIssues } from './project-dashboard-issues.tsx';
import { DashboardNumbers } from './project-dashboard-numbers.tsx';
import { DashboardProjects } from './project-dashboard-projects.tsx';
import { ProjectDialogs, useProjectDialogs } from '../project/project-dialogs.tsx';
import { useMyProjectsQuery } from '../project/project.api.ts';
import { TrackerTabs } from '../project/tracker-tabs.tsx';

/** Includes finished projects. */
const findProjects = '/request/project?status=all';

const DashboardWelcome = ({ onNew }: { onNew: () => void }) => (
  <Card>
    <EmptyState
      icon={<RoofingRounded />}
      title="첫 프로젝트를 시작해 볼까요?"
      text="프로젝트를 만들면 이슈를 올리고, 사진과 함께 이야기를 나누고, 바뀐 내용을 바로 볼 수 있어요. 이미 진행 중인 프로젝트가 있다면 참여를 요청하세요."
      action={
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1 }}>
          <Button variant="contained" size="large" startIcon={<AddRounded />} onClick={onNew}>
            새 프로젝트 만들기
          </Button>
          <Button variant="outlined" size="large" startIcon={<SearchRounded />} component={Link} to={findProjects}>
            참여할 프로젝트 찾기
          </Button>
        </Stack>
      }
    />
  </Card>
);

const Section = ({ title, more, children }: { title: string; more?: ReactNode; children: ReactNode }) => {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ minWidth: 0 }}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', minHeight: 44, mb: 0.5 }}>
        <Typography id={titleId} variant="h4" component="h2">
          {title}
        </Typography>
        {more}
      </Stack>
      {children}
    </Box>
  );
};

/** No room brings changes of what is mine across projects: each visit asks anew. */
const useMine = () => {
  const projects = useMyProjectsQuery(undefined, { refetchOnMountOrArgChange: true });
  const issues = useMyIssuesQuery(undefined, { refetchOnMountOrArgChange: true });
  const data = projects.data && issues.data && { ...projects.data, ...issues.data };
  return {
    data,
    currentData: data,
    error: projects.error ?? issues.error,
    isFetching: projects.isFetching || issues.isFetching,
    refetch: () => [projects.refetch(), issues.refetch()],
    nothing: data?.list.length === 0 && data.issues.length === 0,
  };
};

const Overview = ({ list, total, issues }: NonNullable<ReturnType<typeof useMine>['data']>) => (
  <>
    <DashboardNumbers issues={issues} projects={total} />
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '7fr 5fr' }, alignItems: 'start' }}>
      <Section title="나에게 맡겨진 이슈">
        <Card>
          <DashboardIssues issues={issues} projectName={(id) => list.find((project) => project.id === id)?.title} />
        </Card>
      </Section>
      <Section
        title="내 프로젝트"
        more={
          <Button component={Link} to={findProjects} size="small" color="inherit">
            모든 프로젝트
          </Button>
        }
      >
        <DashboardProjects list={list} />
      </Section>
    </Box>
  </>
);

const bones = (
  <Card>
    <SkeletonRows rows={7} height={64} />
  </Card>
);

/** `/request`: what waits for me and where I work. */
export const ProjectDashboardScreen = () => {
  const mine = useMine();
  const name = useSelector(selectUser)?.name ?? '';
  const { dialog, openDialog, closeDialog } = useProjectDialogs();
  const make = useCallback(() => openDialog({ kind: 'new' }), [openDialog]);
  useRoom('projects');
  useShortcut({ keys: 'n', label: '새 프로젝트', group: '프로젝트' }, make);
  return (
    <>
      <TrackerTabs />
      <Page>
        <PageHeader
          title={`${name} 님, 안녕하세요`}
          actions={
            mine.nothing ? null : (
              <>
                <Button variant="outlined" color="inherit" component={Link} to={findProjects}>
                  참여할 프로젝트 찾기
                </Button>
                <Button variant="contained" startIcon={<AddRounded />} onClick={make}>
                  새 프로젝트
                </Button>
              </>
            )
          }
        />
        <Answered answer={mine} bones={bones}>
          {(data) => (mine.nothing ? <DashboardWelcome onNew={make} /> : <Overview {...data} />)}
        </Answered>
        <ProjectDialogs dialog={dialog} onClose={closeDialog} />
      </Page>
    </>
  );
};

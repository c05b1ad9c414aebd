import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { Issue } from '@maru/contracts/tracker/issue/issue.views';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { problemText } from '../../kernel/http/problem.ts';
import { useConnection } from '../../kernel/live/use-room.ts';
import { ErrorState } from '../../design/error-state.tsx';
import { Notice } from '../../design/notice.tsx';
import { usePageTitle } from '../../design/page-header.tsx';
import { SkeletonRows } from '../../design/skeleton-rows.tsx';
import { visuallyHidden } from '../../design/visually-hidden.ts';
import { IssueDialog } from '../issue/issue-dialog.tsx';
import { useSelectedIssue } from '../issue/issue-pane.tsx';
import { useDeleteIssue } from '../issue/use-delete-issue.tsx';
import { useIssueListing } from '../issue/issue-list.tsx';
import { MembersPanel } from '../project/members-panel.tsx';
import { ProjectDialog } from '../project/project-dialog.tsx';
import { rightsIn, useMe } from '../project/project-rights.ts';
import type { OpenProject } from '../project/project.api.ts';
import { useFirstIssue, useOpenProject, useProjectRoom } from './project-screen-access.ts';
import { ProjectScreenBody, useRoomFor } from './project-screen-body.tsx';
import { ProjectScreenHeader } from './project-screen-header.tsx';
import { useProjectAddress, useProjectKeys } from './use-project-address.ts';

/** The window below the header, above the phone's bottom bar. */
const frame = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  height: { xs: 'calc(100dvh - 117px - env(safe-area-inset-bottom))', sm: 'calc(100dvh - 65px)' },
} as const;

const Waiting = () => (
  <Box sx={frame} role="status" aria-label="프로젝트를 불러오는 중">
    <Stack
      direction="row"
      sx={{
        px: 3,
        py: 1.5,
        gap: 2,
        alignItems: 'center',
        bgcolor: 'background.paper',
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Skeleton width={220} height={32} />
      <Box sx={{ flex: 1 }} />
      <Skeleton variant="rounded" width={110} height={40} />
    </Stack>
    <Box sx={{ flex: 1, width: { xs: '100%', sm: 380 }, bgcolor: 'background.paper', overflow: 'hidden' }}>
      <SkeletonRows rows={6} height={92} />
    </Box>
  </Box>
);

const Offline = () =>
  useConnection() === 'offline' ? (
    <Box
      sx={{
        px: { xs: 2, sm: 3 },
        py: 1,
        '@keyframes maru-late': { from: { visibility: 'hidden' } },
        animation: 'maru-late 2s',
      }}
    >
      <Notice tone="amber">
        연결이 끊겼어요. 보던 내용은 그대로 볼 수 있고, 쓰던 글은 남아 있어요. 연결되면 바뀐 내용을 바로 가져올게요.
      </Notice>
    </Box>
  ) : null;

const Opened = ({ project, reload }: { project: OpenProject; reload: () => unknown }) => {
  const me = useMe();
  const { info, user } = project;
  const rights = rightsIn(info, me);
  const place = { id: info.id, members: user, me, role: rights.role };
  const address = useProjectAddress();
  const { two } = useRoomFor();
  const listing = useIssueListing(info.id);
  const { issue, failed } = useSelectedIssue(info.id, address.selected, listing.issues);
  const [dialog, setDialog] = useState<'project' | 'members' | 'add' | { readonly edit: Issue }>();
  const close = () => setDialog(undefined);
  const add = () => setDialog('add');
  const edit = (edited: Issue) => setDialog({ edit: edited });
  const removal = useDeleteIssue(
    ({ id }) => address.select(listing.issues[Math.max(0, listing.issues.findIndex((one) => one.id === id) + 1)]?.id),
    ({ id }) => address.select(id),
  );
  usePageTitle(info.title);
  useProjectRoom(project, reload);
  useFirstIssue(address, listing.issues, two && address.view === 'list');
  useProjectKeys({
    issues: listing.issues,
    selected: address.selected,
    onSelect: address.select,
    onAdd: add,
    onEdit: () => issue && edit(issue),
  });
  // On a phone an issue has the whole screen; its back button leads here.
  const isAlone = !two && address.view === 'list' && address.selected !== undefined;
  const edited = typeof dialog === 'object' ? dialog.edit : undefined;
  return (
    <Box sx={frame}>
      {isAlone ? (
        <Box component="h1" sx={visuallyHidden}>
          {info.title}
        </Box>
      ) : (
        <ProjectScreenHeader
          project={project}
          mayEdit={rights.edit}
          view={address.view}
          onView={address.setView}
          onEdit={() => setDialog('project')}
          onMembers={() => setDialog('members')}
          onAdd={add}
        />
      )}
      <Offline />
      <ProjectScreenBody
        place={place}
        address={address}
        listing={listing}
        issue={issue}
        failed={failed}
        onAdd={add}
        onEdit={edit}
        onDelete={removal.ask}
        onRestore={(one) => void removal.restore(one)}
      />
      <ProjectDialog open={dialog === 'project'} project={info} onClose={close} />
      <MembersPanel open={dialog === 'members'} project={project} me={me} onClose={close} />
      {dialog === 'add' || edited ? (
        <IssueDialog
          place={place}
          issue={edited}
          onClose={close}
          onSaved={({ id }) => {
            close();
            address.select(id, edited !== undefined);
          }}
        />
      ) : null}
      {removal.question}
    </Box>
  );
};

/** `/request/project/:id`: the issues of a project and what is said about them. */
export const ProjectScreen = () => {
  const { id = '' } = useParams();
  const { project, problem, retry, reload } = useOpenProject(id);
  if (problem && !project)
    return <ErrorState title="프로젝트를 열지 못했어요" text={problemText(problem)} onRetry={retry} />;
  return project ? <Opened key={id} project={project} reload={reload} /> : <Waiting />;
};

import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Issue } from '@maru/contracts/tracker/issue/issue.views';
import type { ReactNode } from 'react';
import { EmptyState } from '../../design/empty-state.tsx';
import { width } from '../../design/tokens.ts';
import { IssueBoard } from '../issue/issue-board.tsx';
import { IssueDetails } from '../issue/issue-details.tsx';
import { IssueList, type IssueListing } from '../issue/issue-list.tsx';
import { IssuePane, IssuePaneSkeleton } from '../issue/issue-pane.tsx';
import type { ProjectPlace } from '../project/project-place.public.ts';
import type { useProjectAddress } from './use-project-address.ts';

/** Room for list and issue side by side, and for the details beside them. */
export const useRoomFor = () => ({
  two: useMediaQuery('(min-width: 720px)', { noSsr: true }),
  three: useMediaQuery('(min-width: 1200px)', { noSsr: true }),
});

export interface ProjectScreenBodyProps {
  readonly place: ProjectPlace;
  readonly address: ReturnType<typeof useProjectAddress>;
  readonly listing: IssueListing;
  readonly issue: Issue | undefined;
  /** Takes the place of an issue that could not be opened. */
  readonly failed: ReactNode;
  readonly onAdd: () => void;
  readonly onEdit: (issue: Issue) => void;
  readonly onDelete: (issue: Issue) => void;
  readonly onRestore: (issue: Issue) => void;
}

const pane = { minHeight: 0, overflowY: 'auto', bgcolor: 'background.paper' } as const;

const Opened = (props: ProjectScreenBodyProps & { onBack: (() => void) | undefined; besideDetails: boolean }) => {
  const { place, address, listing, issue, failed, onEdit, onDelete, onRestore, onBack, besideDetails } = props;
  if (failed) return failed;
  if (!address.selected && listing.issues.length === 0)
    return <EmptyState title="이슈가 여기에 보여요" text="첫 이슈를 올리면 사진과 함께 이야기를 나눌 수 있어요." />;
  // The first issue is selected in the next effect.
  if (!issue) return <IssuePaneSkeleton />;
  return (
    <IssuePane
      issue={issue}
      place={place}
      onBack={onBack}
      besideDetails={besideDetails}
      onEdit={() => onEdit(issue)}
      onDelete={() => onDelete(issue)}
      onRestore={() => onRestore(issue)}
    />
  );
};

const listOf = ({ address, listing, onAdd }: ProjectScreenBodyProps) => (
  <IssueList listing={listing} selected={address.selected} toIssue={address.toIssue} onAdd={onAdd} />
);

/** A phone shows one after another. */
const OnePane = (props: ProjectScreenBodyProps) => (
  <Box sx={{ ...pane, flex: 1, display: 'flex', flexDirection: 'column' }}>
    {props.address.selected ? (
      <Opened {...props} onBack={() => props.address.select(undefined)} besideDetails={false} />
    ) : (
      <div>{listOf(props)}</div>
    )}
  </Box>
);

const DetailsPane = ({ issue, place, onEdit, onDelete }: ProjectScreenBodyProps) => (
  <Box
    component="aside"
    aria-label="세부 정보"
    sx={{ ...pane, borderLeft: '1px solid', borderColor: 'divider', p: 2.5 }}
  >
    {issue && !issue.deleted ? (
      <IssueDetails issue={issue} place={place} onEdit={() => onEdit(issue)} onDelete={() => onDelete(issue)} />
    ) : null}
  </Box>
);

const SidePanes = (props: ProjectScreenBodyProps & { three: boolean }) => {
  const { listing, issue, three } = props;
  const columns = three ? `${width.drawer}px minmax(0, 1fr) 300px` : 'minmax(280px, 38%) minmax(0, 1fr)';
  return (
    <Box
      sx={{ flex: 1, minHeight: 0, display: 'grid', gridTemplateRows: 'minmax(0, 1fr)', gridTemplateColumns: columns }}
    >
      <Box component="aside" aria-label="이슈" sx={{ ...pane, borderRight: '1px solid', borderColor: 'divider' }}>
        {listOf(props)}
      </Box>
      <Box sx={{ ...pane, overflowY: 'hidden', display: 'flex', flexDirection: 'column' }}>
        {listing.loading && !issue ? (
          <IssuePaneSkeleton />
        ) : (
          <Opened {...props} onBack={undefined} besideDetails={three} />
        )}
      </Box>
      {three ? <DetailsPane {...props} /> : null}
    </Box>
  );
};

const ListBody = (props: ProjectScreenBodyProps) => {
  const { two, three } = useRoomFor();
  return two ? <SidePanes {...props} three={three} /> : <OnePane {...props} />;
};

const BoardBody = (props: ProjectScreenBodyProps) => {
  const { place, address } = props;
  const close = () => address.select(undefined);
  return (
    <Box sx={{ flex: 1, minHeight: 0, p: { xs: 1.5, sm: 2 } }}>
      <IssueBoard projectId={place.id} toIssue={address.toIssue} />
      <Drawer
        anchor="right"
        open={address.selected !== undefined}
        onClose={close}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-label': '이슈',
            sx: { width: 'min(720px, 100vw)', height: '100dvh' },
          },
        }}
      >
        <Opened {...props} onBack={close} besideDetails={false} />
      </Drawer>
    </Box>
  );
};

/** Issues of a project as a list with the chosen one beside it, or as a kanban. */
export const ProjectScreenBody = (props: ProjectScreenBodyProps) =>
  props.address.view === 'board' ? <BoardBody {...props} /> : <ListBody {...props} />;

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { Issue } from '@maru/contracts/tracker/issue/issue.views';
import { useState } from 'react';
import { problemText } from '../../kernel/http/problem.ts';
import { useRoom } from '../../kernel/live/use-room.ts';
import { EmptyState } from '../../design/empty-state.tsx';
import { ErrorState } from '../../design/error-state.tsx';
import { SkeletonRows } from '../../design/skeleton-rows.tsx';
import type { ProjectPlace } from '../project/project-place.public.ts';
import { IssueActivity } from './issue-activity.tsx';
import { IssueDetails, type IssueDetailsProps } from './issue-details.tsx';
import { IssueHead } from './issue-head.tsx';
import { issueRights } from './issue-rights.ts';
import { type IssueTab, IssueTabs } from './issue-tabs.tsx';
import { IssueTalk } from '../comment/issue-talk.public.tsx';
import { useIssueQuery } from './issue.api.ts';

export interface IssuePaneProps extends Pick<IssueDetailsProps, 'onEdit' | 'onDelete'> {
  readonly issue: Issue;
  readonly place: ProjectPlace;
  readonly onBack: (() => void) | undefined;
  readonly onRestore: () => void;
  /** Details have a pane of their own; otherwise they are a tab. */
  readonly besideDetails: boolean;
}

export const IssuePaneSkeleton = () => (
  <Box sx={{ p: 3 }} role="status" aria-label="이슈를 불러오는 중">
    <Skeleton width="70%" height={36} />
    <Skeleton width="40%" height={24} />
    <Skeleton variant="rounded" height={120} sx={{ my: 2 }} />
    <SkeletonRows rows={3} height={72} avatar />
  </Box>
);

const Gone = ({
  issue,
  place,
  onBack,
  onRestore,
}: Pick<IssuePaneProps, 'issue' | 'place' | 'onBack' | 'onRestore'>) => (
  <EmptyState
    title="삭제된 이슈예요"
    text={`‘${issue.title}’`}
    action={
      <Stack direction="row" sx={{ gap: 1 }}>
        {onBack ? (
          <Button color="inherit" variant="outlined" onClick={onBack}>
            목록으로
          </Button>
        ) : null}
        {issueRights(place, issue).restore ? (
          <Button variant="contained" onClick={onRestore}>
            되살리기
          </Button>
        ) : null}
      </Stack>
    }
  />
);

const Opened = (props: IssuePaneProps) => {
  const { issue, place, onBack, besideDetails, onEdit, onDelete } = props;
  const [chosen, setTab] = useState<IssueTab>('talk');
  const tab = besideDetails && chosen === 'details' ? 'talk' : chosen;
  return (
    <IssueTalk issue={issue} place={place} onWrite={() => setTab('talk')}>
      {(talk, scroller) => (
        <Box
          ref={scroller}
          tabIndex={-1}
          sx={{
            flex: 1,
            minHeight: 0,
            overflowY: 'auto',
            px: { xs: 2, sm: 3 },
            outline: 'none !important',
            position: 'relative',
          }}
        >
          <IssueHead issue={issue} onBack={onBack} />
          <IssueTabs
            tabs={besideDetails ? ['talk', 'activity'] : ['talk', 'activity', 'details']}
            tab={tab}
            comments={issue.comments}
            onTab={setTab}
          >
            {tab === 'talk' ? talk : null}
            {tab === 'activity' ? <IssueActivity issue={issue} /> : null}
            {tab === 'details' ? (
              <IssueDetails issue={issue} place={place} onEdit={onEdit} onDelete={onDelete} />
            ) : null}
          </IssueTabs>
        </Box>
      )}
    </IssueTalk>
  );
};

export const IssuePane = (props: IssuePaneProps) => {
  useRoom(`issue:${props.issue.id}`);
  return props.issue.deleted ? <Gone {...props} /> : <Opened key={props.issue.id} {...props} />;
};

/** The selected issue: what the list knows of it stands until it is loaded itself. */
export const useSelectedIssue = (projectId: string, id: string | undefined, listed: readonly Issue[]) => {
  const { currentData, error, refetch } = useIssueQuery(
    { id: id ?? '', prj_id: projectId },
    { skip: id === undefined },
  );
  const issue = currentData ?? listed.find((one) => one.id === id);
  const state =
    issue || !error || id === undefined ? null : (
      <ErrorState title="이슈를 열지 못했어요" text={problemText(error)} onRetry={() => void refetch()} />
    );
  return { issue, failed: state };
};

import type { Issue } from '@maru/contracts/tracker/issue/issue.views';
import Box from '@mui/material/Box';
import { Answered } from '../../kernel/api/answered.tsx';
import { SectionCard } from '../../design/section-card.tsx';
import { SkeletonRows } from '../../design/skeleton-rows.tsx';
import { useMyIssuesQuery } from '../issue/issue.api.ts';
import { OwnProjects } from '../project/own-projects.tsx';
import { useMyProjectsQuery } from '../project/project.api.ts';
import { DashboardIssues } from './project-dashboard-issues.tsx';

const Issues = ({ issues }: { readonly issues: readonly Issue[] }) => {
  const { data } = useMyProjectsQuery();
  return <DashboardIssues issues={issues} projectName={(id) => data?.list.find((one) => one.id === id)?.title} />;
};

/** In the add-in's web view: where one works, and what waits for one. */
export const AddinTracker = () => (
  <>
    <OwnProjects />
    <SectionCard title="나에게 맡겨진 이슈">
      <Box sx={{ mx: { xs: -2.5, sm: -3 }, mt: 1 }}>
        <Answered
          answer={useMyIssuesQuery(undefined, { refetchOnMountOrArgChange: true })}
          bones={<SkeletonRows rows={3} height={64} />}
        >
          {({ issues }) => <Issues issues={issues} />}
        </Answered>
      </Box>
    </SectionCard>
  </>
);

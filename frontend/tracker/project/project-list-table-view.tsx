import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import useMediaQuery from '@mui/material/useMediaQuery';
import { problemText } from '../../kernel/http/problem.ts';
import { ErrorState } from '../../design/error-state.tsx';
import { Pager } from '../../design/pager.tsx';
import { SkeletonRows } from '../../design/skeleton-rows.tsx';
import type { ProjectPage } from './project-cache.ts';
import type { ProjectFilter } from './project-filter.ts';
import type { ProjectListActions } from './project-list-actions.ts';
import { ProjectListCards } from './project-list-cards.tsx';
import { ProjectListEmpty } from './project-list-empty.tsx';
import { ProjectTable } from './project-table.tsx';
import { useProjectListQuery } from './project.api.ts';

export interface ProjectListTableViewProps {
  readonly filter: ProjectFilter;
  readonly onChange: (changes: Partial<ProjectFilter>) => void;
  readonly actions: ProjectListActions;
}

const Rows = ({ page: { list }, filter, onChange, actions }: ProjectListTableViewProps & { page: ProjectPage }) => {
  const isPhone = useMediaQuery('(max-width: 699.95px)', { noSsr: true });
  if (list.length === 0)
    return <ProjectListEmpty filter={filter} onChange={onChange} onNew={() => actions.openDialog({ kind: 'new' })} />;
  if (isPhone) return <ProjectListCards list={list} actions={actions} />;
  return (
    <ProjectTable list={list} sortBy={filter.sortBy} onSort={(sortBy) => onChange({ sortBy })} actions={actions} />
  );
};

const Shown = ({ page, isOld, ...props }: ProjectListTableViewProps & { page: ProjectPage; isOld: boolean }) => (
  <Card sx={{ position: 'relative' }} aria-busy={isOld}>
    {isOld ? (
      <LinearProgress aria-label="불러오는 중" sx={{ position: 'absolute', top: 0, left: 0, right: 0, height: 2 }} />
    ) : null}
    <Box sx={{ opacity: isOld ? 0.55 : 1, transition: 'opacity 120ms' }}>
      <Rows {...props} page={page} />
    </Box>
    {page.total > 0 ? (
      <Pager
        page={props.filter.page}
        itemsPerPage={props.filter.itemsPerPage}
        total={page.total}
        onChange={props.onChange}
      />
    ) : null}
  </Card>
);

/** A page of projects; the rows before stay until the next have come. */
export const ProjectListTableView = (props: ProjectListTableViewProps) => {
  const { data, currentData, isFetching, error, refetch } = useProjectListQuery(props.filter);
  if (error && !currentData && !isFetching)
    return (
      <Card>
        <ErrorState text={problemText(error)} onRetry={() => void refetch()} />
      </Card>
    );
  if (!data)
    return (
      <Card>
        <SkeletonRows rows={8} height={68} />
      </Card>
    );
  return <Shown {...props} page={data} isOld={isFetching && !currentData} />;
};

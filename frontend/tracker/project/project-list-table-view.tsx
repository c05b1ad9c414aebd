import Button from '@mui/material/Button';
import SearchOffRounded from '@mui/icons-material/SearchOffRounded';
import { EmptyState } from '../../design/empty-state.tsx';
import { statusLooks } from '../../design/status-chip.tsx';
import type { ProjectFilter, StatusChoice } from './project-filter.ts';
import Card from '@mui/material/Card';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Answered } from '../../kernel/api/answered.tsx';
import { Pager } from '../../design/pager.tsx';
import { SkeletonRows } from '../../design/skeleton-rows.tsx';
import type { ProjectPage } from './project-cache.ts';
import type { ProjectListActions } from './project-list-actions.ts';
import { ProjectListCards } from './project-list-cards.tsx';
import { ProjectTable } from './project-table.tsx';
import { useProjectListQuery } from './project.api.ts';

interface ProjectListEmptyProps {
  readonly filter: ProjectFilter;
  readonly onChange: (changes: Partial<ProjectFilter>) => void;
  readonly onNew: () => void;
}

const nameOf = (status: StatusChoice) => (status === 'all' ? '' : statusLooks[status].label);

const ProjectListEmpty = ({ filter: { page, status, text }, onChange, onNew }: ProjectListEmptyProps) => {
  const act = (label: string, run: () => void, variant: 'outlined' | 'contained' = 'outlined') => (
    <Button variant={variant} onClick={run}>
      {label}
    </Button>
  );
  if (page > 1)
    return <EmptyState title="이 쪽에는 프로젝트가 없어요" action={act('첫 쪽으로', () => onChange({ page: 1 }))} />;
  if (text) {
    const [label, changes] = status.includes('all')
      ? (['검색어 지우기', { text: '' }] as const)
      : (['모든 상태에서 찾기', { status: ['all'] }] as const);
    return (
      <EmptyState
        icon={<SearchOffRounded />}
        title={`‘${text}’에 맞는 프로젝트가 없어요`}
        text="다른 말로 찾거나 상태를 바꿔 보세요."
        action={act(label, () => onChange(changes))}
      />
    );
  }
  if (!status.includes('all'))
    return (
      <EmptyState
        title={`${status.map(nameOf).join(', ')} 상태인 프로젝트가 없어요`}
        action={act('모든 상태 보기', () => onChange({ status: ['all'] }))}
      />
    );
  return (
    <EmptyState
      title="아직 프로젝트가 없어요"
      text="첫 프로젝트를 만들고 함께 검토할 사람을 불러 보세요."
      action={act('새 프로젝트', onNew, 'contained')}
    />
  );
};

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

export const ProjectListTableView = (props: ProjectListTableViewProps) => (
  <Card>
    <Answered answer={useProjectListQuery(props.filter)} bones={<SkeletonRows rows={8} height={68} />} fade>
      {(page) => (
        <>
          <Rows {...props} page={page} />
          {page.total > 0 ? (
            <Pager
              page={props.filter.page}
              itemsPerPage={props.filter.itemsPerPage}
              total={page.total}
              onChange={props.onChange}
            />
          ) : null}
        </>
      )}
    </Answered>
  </Card>
);

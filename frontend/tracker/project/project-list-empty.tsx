import Button from '@mui/material/Button';
import SearchOffRounded from '@mui/icons-material/SearchOffRounded';
import { EmptyState } from '../../design/empty-state.tsx';
import { statusLooks } from '../../design/status-chip.tsx';
import type { ProjectFilter, StatusChoice } from './project-filter.ts';

export interface ProjectListEmptyProps {
  readonly filter: ProjectFilter;
  readonly onChange: (changes: Partial<ProjectFilter>) => void;
  readonly onNew: () => void;
}

const nameOf = (status: StatusChoice) => (status === 'all' ? '' : statusLooks[status].label);

/** Why nothing is here, and the one step that changes it. */
export const ProjectListEmpty = ({ filter: { page, status, text }, onChange, onNew }: ProjectListEmptyProps) => {
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

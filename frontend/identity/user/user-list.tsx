import SearchOffRounded from '@mui/icons-material/SearchOffRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type Failure, problemText } from '../../kernel/http/problem.ts';
import { EmptyState } from '../../design/empty-state.tsx';
import { ErrorState } from '../../design/error-state.tsx';
import { Pager } from '../../design/pager.tsx';
import { SkeletonRows } from '../../design/skeleton-rows.tsx';
import { type UserPage, useUserListQuery } from './user-admin.api.ts';
import { UserCards } from './user-cards.tsx';
import type { OpenUserDialog } from './user-menu.tsx';
import { everyone, type UserFilter } from './user-filter.ts';
import { groupLabel } from './user-groups.tsx';
import { UserTable } from './user-table.tsx';

export interface UserListProps {
  readonly filter: UserFilter;
  readonly onChange: (changes: Partial<UserFilter>) => void;
  readonly onOpen: OpenUserDialog;
}

/** Why nobody is here, and the one step that changes it. */
const Nobody = ({ filter: { page, group, text }, onChange }: Omit<UserListProps, 'onOpen'>) => {
  const act = (label: string, changes: Partial<UserFilter>) => (
    <Button variant="outlined" onClick={() => onChange(changes)}>
      {label}
    </Button>
  );
  if (page > 1) return <EmptyState title="이 쪽에는 회원이 없어요" action={act('첫 쪽으로', { page: 1 })} />;
  if (text)
    return (
      <EmptyState
        icon={<SearchOffRounded />}
        title={`‘${text}’에 맞는 회원이 없어요`}
        text="이름의 일부로 찾아요. 이메일을 알면 ‘이메일로 찾기’를 써 주세요."
        action={act('전체 보기', everyone)}
      />
    );
  return (
    <EmptyState
      title={group === 'all' ? '아직 회원이 없어요' : `${groupLabel(group)} 회원이 없어요`}
      action={group === 'all' ? null : act('전체 보기', everyone)}
    />
  );
};

const Rows = ({ page: { list }, ...props }: UserListProps & { page: UserPage }) => {
  const isPhone = useMediaQuery('(max-width: 699.95px)', { noSsr: true });
  if (list.length === 0) return <Nobody {...props} />;
  if (isPhone) return <UserCards list={list} label="회원" onOpen={props.onOpen} />;
  return (
    <UserTable
      list={list}
      sortBy={props.filter.sortBy}
      onSort={(sortBy) => props.onChange({ sortBy })}
      onOpen={props.onOpen}
    />
  );
};

const Shown = ({ page, isOld, ...props }: UserListProps & { page: UserPage; isOld: boolean }) => (
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
        unit="명"
        total={page.total}
        onChange={props.onChange}
      />
    ) : null}
  </Card>
);

const Failed = ({ problem, onRetry }: { problem: Failure; onRetry: () => void }) => (
  <Card>
    <ErrorState
      title={problem.code === 'forbidden' ? '볼 수 없는 화면이에요' : undefined}
      text={problemText(problem)}
      onRetry={onRetry}
    />
  </Card>
);

/** A page of people; the rows before stay until the next have come. */
export const UserList = (props: UserListProps) => {
  // No live message reports changes of accounts, so each visit loads the list again.
  const { data, currentData, isFetching, error, refetch } = useUserListQuery(props.filter, {
    refetchOnMountOrArgChange: true,
  });
  if (error && !isFetching) return <Failed problem={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Card>
        <SkeletonRows rows={8} height={60} avatar />
      </Card>
    );
  return <Shown {...props} page={data} isOld={isFetching && !currentData} />;
};

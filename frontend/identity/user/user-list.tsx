import SearchOffRounded from '@mui/icons-material/SearchOffRounded';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Answered } from '../../kernel/api/answered.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
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

export const UserList = (props: UserListProps) => {
  // No live message reports changes of accounts, so each visit loads the list again.
  const answer = useUserListQuery(props.filter, { refetchOnMountOrArgChange: true });
  return (
    <Card>
      <Answered
        answer={answer}
        title={answer.error?.code === 'forbidden' ? '볼 수 없는 화면이에요' : undefined}
        bones={<SkeletonRows rows={8} height={60} avatar />}
        fade
      >
        {(page) => (
          <>
            <Rows {...props} page={page} />
            {page.total > 0 ? (
              <Pager
                page={props.filter.page}
                itemsPerPage={props.filter.itemsPerPage}
                unit="명"
                total={page.total}
                onChange={props.onChange}
              />
            ) : null}
          </>
        )}
      </Answered>
    </Card>
  );
};

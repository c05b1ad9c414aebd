import { userTable } from '@maru/contracts/identity/user/user.table';
import type { ManagedUser } from '@maru/contracts/identity/user/user.views';
import AlternateEmailRounded from '@mui/icons-material/AlternateEmailRounded';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { EmptyState } from '../../design/empty-state.tsx';
import { longDate } from '../../format/seoul-moment.ts';
import { AdminFrame } from '../../kernel/admin/admin-frame.tsx';
import { AdminTable } from '../../kernel/table/admin-table.tsx';
import type { TableLooks } from '../../kernel/table/table-looks.ts';
import type { TableTab } from '../../kernel/table/table-tabs.tsx';
import { useListTable } from '../../kernel/table/use-list-table.ts';
import { FindUserDialog } from './find-user-dialog.tsx';
import { LevelDialog } from './level-dialog.tsx';
import { SuspendDialog } from './suspend-dialog.tsx';
import { UserHistoryDialog } from './user-history-dialog.tsx';
import { UserCell, UserStatusChip } from './user-looks.tsx';
import { type OpenUserDialog, type UserDialog, UserMenu } from './user-menu.tsx';

interface ShownUserDialogProps {
  readonly dialog: UserDialog;
  readonly onOpen: OpenUserDialog;
  readonly onClose: () => void;
}

const byKind = { level: LevelDialog, suspend: SuspendDialog, history: UserHistoryDialog } as const;

const ShownUserDialog = ({ dialog, onOpen, onClose }: ShownUserDialogProps) => {
  if (dialog.kind === 'find') return <FindUserDialog onOpen={onOpen} onClose={onClose} />;
  const Dialog = byKind[dialog.kind];
  return <Dialog user={dialog.user} onClose={onClose} />;
};

const tags = ['UserList'];
const tabs: readonly TableTab[] = [
  { key: 'active', label: '이용 중', query: 'status=active' },
  { key: 'suspended', label: '정지', query: 'status=suspended' },
  { key: 'withdrawn', label: '탈퇴', query: 'status=withdrawn' },
  { key: 'admin', label: '관리자', query: 'level=10' },
];
const cells: TableLooks<ManagedUser>['cells'] = {
  no: { width: 88 },
  name: { draw: (user) => <UserCell user={user} /> },
  status: { draw: ({ status }) => <UserStatusChip status={status} />, width: 120 },
  since: { draw: ({ since }) => longDate(since), width: 152 },
};

const People = ({ onOpen }: { readonly onOpen: OpenUserDialog }) => {
  // No live message reports changes of accounts, so each visit loads the list again.
  const list = useListTable<ManagedUser>(userTable, { tags });
  const looks = useMemo<TableLooks<ManagedUser>>(
    () => ({
      cells,
      opener: 'name',
      unit: '명',
      nameOf: ({ name }) => name,
      opening: { to: ({ id }) => `/adm/user/${id}` },
      menu: (user) => <UserMenu user={user} onOpen={onOpen} />,
    }),
    [onOpen],
  );
  return (
    <AdminTable list={list} looks={looks} tabs={tabs} isExported empty={<EmptyState title="아직 회원이 없어요" />} />
  );
};

/** `/adm/user`: everyone who has or had an account. */
export const UsersScreen = () => {
  const [dialog, setDialog] = useState<UserDialog>();
  const find = (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<AlternateEmailRounded />}
      onClick={() => setDialog({ kind: 'find' })}
    >
      이메일로 찾기
    </Button>
  );
  return (
    <AdminFrame title="회원" actions={find}>
      <People onOpen={setDialog} />
      {dialog ? <ShownUserDialog dialog={dialog} onOpen={setDialog} onClose={() => setDialog(undefined)} /> : null}
    </AdminFrame>
  );
};

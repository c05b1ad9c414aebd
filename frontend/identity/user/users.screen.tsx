import { FindUserDialog } from './find-user-dialog.tsx';
import { LevelDialog } from './level-dialog.tsx';
import { SuspendDialog } from './suspend-dialog.tsx';
import type { OpenUserDialog, UserDialog } from './user-menu.tsx';
import { UserHistoryDialog } from './user-history-dialog.tsx';
import AlternateEmailRounded from '@mui/icons-material/AlternateEmailRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { AdminFrame } from '../../kernel/admin/admin-frame.tsx';
import { SearchField } from '../../design/search-field.tsx';
import { UserGroups } from './user-groups.tsx';
import { UserList } from './user-list.tsx';
import { useUserFilter } from './user-filter.ts';

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

/** `/adm/user`: everyone who has or had an account. */
export const UsersScreen = () => {
  const { filter, change } = useUserFilter();
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
      <Stack direction="row" sx={{ gap: 1.5, mb: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <UserGroups group={filter.group} onChange={(group) => change({ group })} />
        <SearchField
          text={filter.text}
          label="회원 찾기"
          placeholder="이름으로 찾기"
          onChange={(text) => change({ text })}
        />
      </Stack>
      <UserList filter={filter} onChange={change} onOpen={setDialog} />
      {dialog ? <ShownUserDialog dialog={dialog} onOpen={setDialog} onClose={() => setDialog(undefined)} /> : null}
    </AdminFrame>
  );
};

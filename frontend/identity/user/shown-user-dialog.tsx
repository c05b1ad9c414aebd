import { FindUserDialog } from './find-user-dialog.tsx';
import { LevelDialog } from './level-dialog.tsx';
import { SuspendDialog } from './suspend-dialog.tsx';
import type { OpenUserDialog, UserDialog } from './user-dialogs.ts';
import { UserHistoryDialog } from './user-history-dialog.tsx';

export interface ShownUserDialogProps {
  readonly dialog: UserDialog;
  readonly onOpen: OpenUserDialog;
  readonly onClose: () => void;
}

const byKind = { level: LevelDialog, suspend: SuspendDialog, history: UserHistoryDialog } as const;

export const ShownUserDialog = ({ dialog, onOpen, onClose }: ShownUserDialogProps) => {
  if (dialog.kind === 'find') return <FindUserDialog onOpen={onOpen} onClose={onClose} />;
  const Dialog = byKind[dialog.kind];
  return <Dialog user={dialog.user} onClose={onClose} />;
};

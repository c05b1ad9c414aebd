import { deskReleaseChoices } from '@maru/contracts/shop/licence/licence.words';
import { ReasonDialog } from '../../design/reason-dialog.tsx';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { useUnbindMachineMutation } from './addin-user.api.ts';

interface UnbindDialogProps {
  /** Of the licence that the machine is bound to. */
  readonly id: string;
  /** What its person calls it. */
  readonly machine: string;
  readonly onClose: () => void;
}

/** Releasing somebody's machine, so that another can be used. */
export const UnbindDialog = ({ id, machine, onClose }: UnbindDialogProps) => {
  const dispatch = useDispatch();
  const [unbind, { isLoading }] = useUnbindMachineMutation();
  return (
    <ReasonDialog
      title="컴퓨터 연결을 풀까요?"
      text={`‘${machine}’에서 쓰던 라이선스를 다른 컴퓨터에서 쓸 수 있게 돼요. 그 컴퓨터에서 Revit을 다시 시작하면 다시 연결될 수 있어요.`}
      confirm="연결 풀기"
      destructive
      reasonLabel="이유"
      reasons={deskReleaseChoices}
      busy={isLoading}
      onAnswer={async ({ reason }) => {
        if ((await unbind({ id, reason })).error) return;
        dispatch(snackbarShown(`‘${machine}’ 연결을 풀었어요.`));
        onClose();
      }}
      onClose={onClose}
    />
  );
};

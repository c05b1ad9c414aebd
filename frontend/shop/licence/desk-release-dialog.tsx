import { deskReleaseChoices } from '@maru/contracts/shop/licence/licence.words';
import { ReasonDialog } from '../../design/reason-dialog.tsx';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { useReleaseMachineByDeskMutation } from './licence.api.ts';

/** Releasing a machine in the customer's place. */
export const DeskReleaseDialog = ({ id, onClose }: { readonly id: string; readonly onClose: () => void }) => {
  const dispatch = useDispatch();
  const [release, { isLoading }] = useReleaseMachineByDeskMutation();
  return (
    <ReasonDialog
      title="컴퓨터를 해제할까요?"
      text="고객이 다른 컴퓨터에 등록할 수 있게 돼요. 고객이 쓸 수 있는 해제 횟수는 줄지 않아요."
      confirm="해제"
      destructive
      reasonLabel="이유"
      reasons={deskReleaseChoices}
      busy={isLoading}
      onAnswer={async ({ reason }) => {
        if ((await release({ id, reason })).error) return;
        dispatch(snackbarShown('컴퓨터를 해제했어요.'));
        onClose();
      }}
      onClose={onClose}
    />
  );
};

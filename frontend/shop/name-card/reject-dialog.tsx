import { proofProblem } from '@maru/contracts/shop/name-card/name-card.fields';
import { proofProblems } from '@maru/contracts/shop/name-card/name-card-mail.words';
import { ReasonDialog } from '../../design/reason-dialog.tsx';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { type CardLine, useRejectProofMutation } from './name-card.api.ts';

interface RejectDialogProps {
  readonly seen: CardLine & { readonly version: number };
  readonly onClose: () => void;
}

const note = { label: '어떻게 고치면 될까요?', required: true, maxLength: 500 };

/** What another proof should do better. */
export const RejectDialog = ({ seen, onClose }: RejectDialogProps) => {
  const dispatch = useDispatch();
  const [reject, { isLoading }] = useRejectProofMutation();
  return (
    <ReasonDialog
      title="무엇을 고칠까요?"
      confirm="수정 요청"
      reasonLabel="이유"
      reasons={proofProblem.options.map((one) => [one, proofProblems[one]] as const)}
      note={() => note}
      busy={isLoading}
      onAnswer={async (answer) => {
        if ((await reject({ ...seen, ...answer })).error) return;
        dispatch(snackbarShown('수정을 요청했어요. 새 시안이 나오면 메일로 알려 드려요.'));
        onClose();
      }}
      onClose={onClose}
    />
  );
};

import type { Reaction } from '@maru/contracts/site/reaction/reaction.views';
import { GiveUpDialog } from '../../design/give-up-dialog.tsx';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { useGiveUpReactionMutation } from './system.api.ts';
import { workflowName } from './workflow-name.public.ts';
import { thingOf } from './thing.public.ts';

/** It cannot be taken back. */
export const GiveUpReaction = ({
  reaction,
  onClose,
}: {
  readonly reaction: Reaction;
  readonly onClose: () => void;
}) => {
  const dispatch = useDispatch();
  const [giveUp, { isLoading }] = useGiveUpReactionMutation();
  return (
    <GiveUpDialog
      title={`${thingOf(reaction).label}, 이 작업을 포기할까요?`}
      text={`${workflowName(reaction.workflow)} 작업을 다시는 시도하지 않아요. 뒤에서 기다리는 일은 이어서 해요. 되돌릴 수 없어요.`}
      placeholder="예: 손님과 통화해 직접 처리했어요"
      busy={isLoading}
      onClose={onClose}
      onGiveUp={async (reason) => {
        const { error } = await giveUp({ id: reaction.id, reason });
        if (error) return;
        onClose();
        dispatch(snackbarShown('포기한 것으로 적었어요.'));
      }}
    />
  );
};

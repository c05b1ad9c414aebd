import { useConfirmed } from '../../kernel/api/use-confirmed.tsx';
import { type ReviewLine, useRemoveReviewMutation } from './review.api.ts';

/** Removes the review of a line after asking; the caller draws `question`. */
export const useRemoveReview = () => {
  const [run] = useRemoveReviewMutation();
  return useConfirmed<ReviewLine>({
    destructive: true,
    title: '후기를 삭제할까요?',
    text: '글과 사진이 함께 삭제돼요. 원하면 다시 쓸 수 있어요.',
    confirm: '삭제',
    run,
    done: '후기를 삭제했어요.',
  });
};

import { useConfirmed } from '../../kernel/api/use-confirmed.tsx';
import { useRemoveQuestionMutation } from './question.api.ts';

/** Removes a question by its id after asking; the caller draws `question`. */
export const useRemoveQuestion = () => {
  const [run] = useRemoveQuestionMutation();
  return useConfirmed<string>({
    destructive: true,
    title: '문의를 삭제할까요?',
    text: '답변도 함께 삭제되고, 되돌릴 수 없어요.',
    confirm: '삭제',
    run,
    done: '문의를 삭제했어요.',
  });
};

import type { AgreementVersionList } from '@maru/contracts/site/agreement/agreement.views';
import { useState } from 'react';
import { fromSeoulMoment } from '../../format/seoul-moment.ts';
import { isProblem, problemText } from '../../kernel/http/problem.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { usePublishAgreementMutation } from './agreement-admin.api.ts';

/** `day` is that of a date field, empty for at once. */
interface AgreementTyped {
  readonly text: string;
  readonly day: string;
  readonly asks_again: boolean;
}
type AgreementErrors = Partial<Record<'text' | 'day', string>>;

const wrongIn = ({ text, day }: AgreementTyped, before: string): AgreementErrors => ({
  ...(text.trim() === '' && { text: '내용을 적어 주세요.' }),
  ...(text.trim() !== '' &&
    text.trim() === before.trim() && { text: '시행 중인 내용과 같아요. 고칠 곳을 고쳐 주세요.' }),
  ...(day !== '' &&
    Date.parse(`${day}T00:00+09:00`) <= Date.now() && { day: '내일부터 고를 수 있어요. 비우면 바로 시행해요.' }),
});

/** A new version as it is written. What somebody else published meanwhile is not passed over: the server says so. */
export const useAgreementForm = ({ which, revision }: AgreementVersionList, before: string, onDone: () => void) => {
  const dispatch = useDispatch();
  const [typed, setTyped] = useState<AgreementTyped>({ text: before, day: '', asks_again: false });
  const [errors, setErrors] = useState<AgreementErrors>({});
  const [publish, { isLoading, error: failed }] = usePublishAgreementMutation();
  const run = async () => {
    const wrong = wrongIn(typed, before);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    const effective_at = typed.day === '' ? null : fromSeoulMoment(`${typed.day}T00:00`);
    const draft = { which, text: typed.text.trim(), effective_at, asks_again: typed.asks_again };
    const { error } = await publish({ draft, revision });
    if (error) return;
    dispatch(
      snackbarShown(effective_at === null ? '게시했어요. 지금부터 시행해요.' : '게시했어요. 시행일부터 적용돼요.'),
    );
    onDone();
  };
  return {
    typed,
    change: (part: Partial<AgreementTyped>) => setTyped({ ...typed, ...part }),
    errors,
    failure: isProblem(failed) ? problemText(failed) : undefined,
    busy: isLoading,
    publish: run,
  };
};
export type AgreementForm = ReturnType<typeof useAgreementForm>;

import type { MyAccount } from '@maru/contracts/identity/user/user.views';
import { isProblem, type Problem } from '../../kernel/http/problem.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useChangeNameMutation, useChangePhoneMutation } from './account.api.ts';

export interface Profile {
  readonly name: string;
  /** Digits. */
  readonly phone: string | null;
}

/** Stores what is not as it was, one command each. Answers what was refused, by field. */
export const useSaveProfile = ({ name, phone }: Pick<MyAccount, 'name' | 'phone'>) => {
  const [changeName] = useChangeNameMutation();
  const [changePhone] = useChangePhoneMutation();
  const dispatch = useDispatch();
  return async (wanted: Profile): Promise<Partial<Record<keyof Profile, Problem>>> => {
    const named = wanted.name === name ? undefined : (await changeName(wanted.name)).error;
    const phoned = wanted.phone === phone ? undefined : (await changePhone(wanted.phone)).error;
    if (!named && !phoned) dispatch(snackbarShown('저장했어요.'));
    return { ...(isProblem(named) && { name: named }), ...(isProblem(phoned) && { phone: phoned }) };
  };
};

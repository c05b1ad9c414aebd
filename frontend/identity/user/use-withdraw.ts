import type { Withdrawal } from '@maru/contracts/identity/user/user.commands';
import { useNavigate } from 'react-router-dom';
import { isProblem } from '../../kernel/http/problem.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { forgetSession } from '../../kernel/session/kept-session.ts';
import { sessionEnded } from '../../kernel/session/session.slice.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useWithdrawMutation } from './account.api.ts';

/** What was wrong with the proof; other refusals are told in the snackbar. */
const ofField = new Set(['wrong_password', 'invalid_input']);

/** Ends the account, then the session here, and goes Home; answers what is wrong with the proof. */
export const useWithdraw = () => {
  const [withdraw, { isLoading }] = useWithdrawMutation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const send = async (proof: Withdrawal): Promise<string | undefined> => {
    const { data, error } = await withdraw(proof);
    if (!data) {
      if (!isProblem(error)) return undefined;
      if (ofField.has(error.code)) return error.errors[0]?.message ?? error.message;
      dispatch(snackbarShown(error.message));
      return undefined;
    }
    await navigate('/');
    forgetSession();
    dispatch(sessionEnded());
    dispatch(snackbarShown(data.message));
    return undefined;
  };
  return { send, isLoading };
};

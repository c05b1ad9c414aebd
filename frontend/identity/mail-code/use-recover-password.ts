import { useNavigate } from 'react-router-dom';
import { isProblem, noMessage } from '../../kernel/http/problem.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { refreshSession } from '../../kernel/session/refresh-session.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useChangeFoundPasswordMutation } from './mail-code.api.ts';

/** Refusals that another password turns; any other is of the link, which nothing turns. */
const ofPassword: ReadonlySet<string> = new Set(['weak_password', 'invalid_input']);

/**
 * Sets the password and answers what is wrong with it. Where the link is refused, the server's message is shown and the
 * way leads Home.
 */
export const useRecoverPassword = (info: string) => {
  const [change, { isLoading, data }] = useChangeFoundPasswordMutation();
  const dispatch = useDispatch();
  const navigate = useNavigate();

  const recover = async (password: string): Promise<string | undefined> => {
    const { error } = await change({ info, password });
    if (!error) {
      // Every session ended, also one in this browser: it finds out now, not at its next call.
      await dispatch(refreshSession());
      return undefined;
    }
    const message = (isProblem(error) && error.message) || noMessage;
    if (isProblem(error) && ofPassword.has(error.code) && info !== '') return message;
    dispatch(snackbarShown(message));
    await navigate('/');
    return undefined;
  };
  return { recover, busy: isLoading, name: data?.name };
};

import { useNavigate } from 'react-router-dom';
import { isProblem } from '../../kernel/http/problem.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { forgetSession } from '../../kernel/session/kept-session.ts';
import { sessionEnded } from '../../kernel/session/session.slice.ts';

/** Goes Home and ends the session. Where the server could not be told, the person stays logged in and reads why. */
export const useLogout = () => {
  const navigate = useNavigate();
  const dispatch = useDispatch();
  return async () => {
    await navigate('/');
    const { sessionsApi } = await import('./sessions.api.ts');
    const { error } = await dispatch(sessionsApi.endpoints.logout.initiate());
    if (error && !(isProblem(error) && error.status === 401)) return;
    forgetSession();
    dispatch(sessionEnded());
  };
};

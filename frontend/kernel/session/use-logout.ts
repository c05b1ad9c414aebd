import { useNavigate } from 'react-router';
import { isProblem } from '../http/problem.ts';
import { useDispatch } from '../state/hooks.ts';
import { forgetSession } from './kept-session.ts';
import { sessionEnded } from './session.slice.ts';

/** Goes Home and ends the session. Where the server could not be told, the person stays logged in and reads why. */
export const useLogout = () => {
  const navigate = useNavigate();
  const dispatch = useDispatch();
  return async () => {
    await navigate('/');
    const { sessionApi } = await import('./session.api.ts');
    const { error } = await dispatch(sessionApi.endpoints.logout.initiate());
    if (error && !(isProblem(error) && error.status === 401)) return;
    forgetSession();
    dispatch(sessionEnded());
  };
};

import { type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ErrorState } from '../../design/error-state.tsx';
import { useDispatch, useSelector } from '../../kernel/state/hooks.ts';
import { refreshSession } from '../../kernel/session/refresh-session.ts';
import { selectSession } from '../../kernel/session/session.slice.ts';
import { admission } from './admission.ts';
import { ScreenSkeleton } from '../../design/screen-skeleton.tsx';
import { useRouteHandle } from './use-route-handle.ts';

/** Shows a screen only to those who may see it. */
export const Guard = ({ children }: { children: ReactNode }) => {
  const { pathname, search, hash } = useLocation();
  const needsLogin = useRouteHandle().login ?? false;
  const session = useSelector(selectSession);
  const dispatch = useDispatch();
  const verdict = admission({ pathname, address: pathname + search + hash, needsLogin }, session);
  if (verdict.outcome === 'redirect') return <Navigate to={verdict.to} replace state={verdict.state} />;
  if (verdict.outcome === 'wait') return <ScreenSkeleton />;
  if (verdict.outcome === 'unreachable')
    return <ErrorState title="서버에 닿지 못했어요" onRetry={() => void dispatch(refreshSession())} />;
  return children;
};

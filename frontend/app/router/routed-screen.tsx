import { Suspense, type ReactNode, Component } from 'react';
import { type RouteObject, useRoutes, Navigate, useLocation } from 'react-router-dom';
import { ScreenSkeleton } from '../../design/screen-skeleton.tsx';
import { ErrorState } from '../../design/error-state.tsx';
import { useDispatch, useSelector } from '../../kernel/state/hooks.ts';
import { refreshSession } from '../../kernel/session/refresh-session.ts';
import { selectSession } from '../../kernel/session/session.slice.ts';
import { admission } from './admission.ts';
import { useRouteHandle } from './use-route-handle.ts';

/** A screen whose code could not be fetched: the connection broke, or a newer version is out. */
const isMissingCode = (error: unknown) => error instanceof TypeError && /import|module|fetch/i.test(error.message);
const reload = () => window.location.reload();

/** Replaces a screen that broke; it needs a key per route. React knows error boundaries only as classes. */
class ScreenBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return isMissingCode(error) ? (
      <ErrorState
        title="화면을 불러오지 못했어요"
        text="인터넷 연결을 확인하고 다시 시도해 주세요. 새 버전이 나왔을 수도 있어요."
        onRetry={reload}
      />
    ) : (
      <ErrorState title="화면에 문제가 생겼어요" text="다시 시도해도 같으면 잠시 뒤에 들러 주세요." onRetry={reload} />
    );
  }
}

const Guard = ({ children }: { children: ReactNode }) => {
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

export interface RoutedScreenProps {
  readonly screens: RouteObject[];
  /** The matched path as the routes write it: the same screen for another id stays mounted. */
  readonly pattern: string;
}

/** The screen of the address, once the guard lets it be seen and its code is here. */
export const RoutedScreen = ({ screens, pattern }: RoutedScreenProps) => {
  const screen = useRoutes(screens);
  return (
    <ScreenBoundary key={pattern}>
      <Suspense fallback={<ScreenSkeleton />}>
        <Guard>{screen}</Guard>
      </Suspense>
    </ScreenBoundary>
  );
};

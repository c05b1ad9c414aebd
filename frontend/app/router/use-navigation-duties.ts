import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { RouteHandle } from '../../kernel/feature.ts';
import { useDispatch, useSelector } from '../../kernel/state/hooks.ts';
import { useLive } from '../../kernel/live/use-room.ts';
import { refreshSession } from '../../kernel/session/refresh-session.ts';
import { selectLoggedIn, selectSession } from '../../kernel/session/session.slice.ts';

/**
 * What every navigation brings (product specification §2): a fresh session, the top of the page, a connection or none.
 */
export const useNavigationDuties = ({ socket: needsSocket }: RouteHandle) => {
  const { pathname } = useLocation();
  const dispatch = useDispatch();
  const live = useLive();
  const loggedIn = useSelector(selectLoggedIn);
  const { status } = useSelector(selectSession);
  const isFirst = useRef(true);

  const arrive = useEffectEvent(() => {
    window.scrollTo(0, 0);
    // The first page has refreshed before it was drawn.
    const isAnswered = isFirst.current && status !== 'unknown';
    isFirst.current = false;
    if (!isAnswered) void dispatch(refreshSession());
  });
  useEffect(() => arrive(), [pathname]);

  useEffect(() => {
    if (needsSocket && loggedIn) void live.open();
    else live.close();
  }, [live, loggedIn, needsSocket]);
};

import type { NoticesNow, ShownNotice } from '@maru/contracts/site/notice/notice.views';
import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { BannerProps } from '../../kernel/feature.ts';
import { useFirstAnswer } from '../../kernel/http/first-answers.ts';
import { closedNotices, closeNotice, nameOf } from './closed-notices.ts';
import { NoticeBand } from './notice-band.tsx';
import { noticesCall } from './notices-call.ts';
import { type HeardNotices, stillShown, useWakeAt } from './notice-clock.ts';

const NoticeAsker = lazy(async () => ({ default: (await import('./notice-asker.tsx')).NoticeAsker }));

/** How long a page that came with its notices asks for none, in ms; the next turn by the clock comes first. */
const restMs = 60_000;

/** What there is to show, as it came with the page or was heard since. */
const useNotices = (area: ShownNotice['area']) => {
  const first = useFirstAnswer<NoticesNow>(noticesCall);
  const [heard, setHeard] = useState<HeardNotices | undefined>(() => first && { ...first, at: 0 });
  const [closed, setClosed] = useState(closedNotices);
  const firstTurn = first ? Math.min(restMs, first.next_in ?? restMs) : 0;
  const now = useWakeAt([
    firstTurn,
    ...(heard?.list ?? []).map(({ ends_in }) => ends_in && (heard?.at ?? 0) + ends_in),
  ]);
  const shown = heard ? stillShown(heard, now).filter((one) => area === 'shop' || one.area === 'site') : [];
  const close = (notice: ShownNotice) => {
    closeNotice(nameOf(notice));
    setClosed(closedNotices());
  };
  const open = shown.filter((notice) => !closed.includes(nameOf(notice)));
  return { shown, open, close, setHeard, asks: now >= firstTurn };
};

/**
 * The most pressing notice over the page. One that is there when a page opens stands above it; what comes later floats
 * over it, and what ends leaves its room, so that nothing moves that somebody is reading. The next page begins afresh.
 */
export const NoticePlace = ({ isShop }: BannerProps) => {
  const { pathname } = useLocation();
  const { shown, open, close, setHeard, asks } = useNotices(isShop ? 'shop' : 'site');
  const [notice] = open;
  // The page as it was drawn had the first one; where that was closed before, there was nothing above it.
  const [place, setPlace] = useState(() => ({ pathname, isAbove: notice !== undefined && notice === shown[0] }));
  if (place.pathname !== pathname) setPlace({ pathname, isAbove: notice !== undefined });
  const closeOne = (one: ShownNotice) => {
    close(one);
    if (open.length > 1) return;
    setPlace({ pathname, isAbove: false });
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  };
  return (
    <>
      {place.isAbove ? (
        <Box component="section" aria-label="공지" sx={{ minHeight: 48 }}>
          {notice ? <NoticeBand notice={notice} onClose={() => closeOne(notice)} /> : null}
        </Box>
      ) : null}
      {!place.isAbove && notice ? (
        <Box component="section" aria-label="공지">
          <NoticeBand floats notice={notice} onClose={() => closeOne(notice)} />
        </Box>
      ) : null}
      <Suspense>{asks ? <NoticeAsker onAnswer={setHeard} /> : null}</Suspense>
    </>
  );
};

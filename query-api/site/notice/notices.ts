import type { noticeQueries } from '@maru/contracts/site/notice/notice.routes';
import { noticesAt } from '@maru/contracts/site/notice/notice.views';
import type { QueryHandler } from '../../http/query-handler.ts';
import { readSite, siteViews } from '../config/site-config.ts';

/** By the clock: a notice comes and goes at its time without an event. */
export const noticesShown: QueryHandler<typeof noticeQueries.list> = {
  views: siteViews,
  answer: async (_input, { engines: { views, clock } }) => noticesAt((await readSite(views)).notices, clock.now()),
};

export const allNotices: QueryHandler<typeof noticeQueries.all> = {
  views: siteViews,
  answer: async (_input, { engines: { views } }) => ({ list: (await readSite(views)).notices.toReversed() }),
};

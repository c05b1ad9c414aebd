import { msToNextTurn } from '@maru/contracts/kernel/period';
import type { slideQueries } from '@maru/contracts/site/slide/slide.routes';
import { isShownAt } from '@maru/contracts/site/slide/slide.views';
import type { QueryHandler } from '../../http/query-handler.ts';
import { readSite, siteViews } from '../config/site-config.ts';

/** By the clock: a slide comes and goes at its time without an event. */
export const slidesNow: QueryHandler<typeof slideQueries.list> = {
  views: siteViews,
  answer: async (_input, { engines: { views, clock } }) => {
    const { slides } = await readSite(views);
    const now = clock.now();
    const list = slides
      .filter((slide) => isShownAt(slide, now))
      .map(({ id, title, text, image, alt, link }) => ({ id, title, text, image, alt, link }));
    const planned = slides.filter(({ shown }) => shown);
    return { list, next_in: msToNextTurn(planned, now) };
  },
};

export const allSlides: QueryHandler<typeof slideQueries.all> = {
  views: siteViews,
  answer: async (_input, { engines: { views } }) => ({ list: (await readSite(views)).slides }),
};

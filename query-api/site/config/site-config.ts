import type { configQueries } from '@maru/contracts/site/config/config.routes';
import type { QueryHandler } from '../../http/query-handler.ts';
import { firstConfig } from '@maru/contracts/site/config/config.fold';
import { type SiteDocument, siteView } from '@maru/contracts/site/config/config.views';
import { announcedAgreements } from '@maru/contracts/site/agreement/agreement.standing';
import type { ViewStore } from '@maru/platform/view-store/view-store';

type Site = Omit<SiteDocument, 'id' | 'revision' | 'position'>;
const nothing: Site = { ...firstConfig, config_revision: -1, slides: [], notices: [], agreements: [] };

export const siteViews: readonly string[] = [siteView];

/** What is set for the site; before anything was, what holds at first. */
export const readSite = async (views: ViewStore): Promise<Site> =>
  (await views.view(siteView).get<SiteDocument>(siteView))?.doc ?? nothing;

export const siteConfig: QueryHandler<typeof configQueries.one> = {
  views: siteViews,
  answer: async (_input, { engines: { views, clock } }) => {
    const {
      slides: _slides,
      notices: _notices,
      agreements,
      config_revision: revision,
      ...config
    } = await readSite(views);
    return { ...config, announced: announcedAgreements(agreements, clock.now()), revision };
  },
  revision: ({ revision }) => (revision < 0 ? undefined : revision),
};

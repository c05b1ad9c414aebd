import type { configQueries } from '@maru/contracts/site/config/config.routes';
import type { QueryHandler } from '../../http/query-handler.ts';
import { configFold } from '@maru/contracts/site/config/config.fold';
import { type SiteDocument, siteView } from '@maru/contracts/site/config/config.views';
import type { ViewStore } from '@maru/platform/view-store/view-store';

type Site = Pick<SiteDocument, keyof typeof configFold.initialState | 'config_revision' | 'slides'>;
const nothing: Site = { ...configFold.initialState, config_revision: -1, slides: [] };

export const siteViews: readonly string[] = [siteView];

/** What is set for the site; before anything was, what holds at first. */
export const readSite = async (views: ViewStore): Promise<Site> =>
  (await views.view(siteView).get<SiteDocument>(siteView))?.doc ?? nothing;

export const siteConfig: QueryHandler<typeof configQueries.one> = {
  views: siteViews,
  answer: async (_input, { engines: { views } }) => {
    const { business, shipping, returns, config_revision: revision } = await readSite(views);
    return { business, shipping, returns, revision };
  },
  revision: ({ revision }) => (revision < 0 ? undefined : revision),
};

import type { configQueries } from '@maru/contracts/site/config/config.queries';
import type { QueryHandler } from '../../http/query-handler.ts';
import { readSite, siteViews } from './read-site.ts';

export const siteConfig: QueryHandler<typeof configQueries.one> = {
  views: siteViews,
  answer: async (_input, { engines: { views } }) => {
    const { business, shipping, config_revision: revision } = await readSite(views);
    return { business, shipping, revision };
  },
  revision: ({ revision }) => (revision < 0 ? undefined : revision),
};

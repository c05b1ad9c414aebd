import type { addinQueries } from '@maru/contracts/identity/addin-binding/addin.queries';
import type { AddinDocument } from '@maru/contracts/identity/addin-binding/addin.views';
import type { QueryHandler } from '../../http/query-handler.ts';

const most = 100;

export const myAddins: QueryHandler<typeof addinQueries.mine> = {
  views: ['addin'],
  answer: async (_input, { engines: { views }, actor }) => {
    const rows = await views
      .view('addin')
      .find<AddinDocument>({
        where: { user_id: actor.id },
        sort: [{ field: 'bound_at', direction: 'desc' }],
        limit: most,
      });
    return { addins: rows.map(({ doc: { id, bound_at } }) => ({ id, bound_at })) };
  },
};

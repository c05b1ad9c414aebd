import type { addinQueries } from '@maru/contracts/identity/addin-binding/addin.routes';
import type { AddinDocument } from '@maru/contracts/identity/addin-binding/addin.views';
import type { QueryHandler } from '../../http/query-handler.ts';
import { allOf, type DataPart, isoTime } from '../../my-data/data-part.ts';

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

export const addinPart: DataPart = {
  views: ['addin'],
  of: async (userId, { views }) => {
    const docs = await allOf<AddinDocument>((limit, offset) =>
      views.view('addin').find({ where: { user_id: userId }, limit, offset }),
    );
    return { addins: docs.map(({ bound_at }) => ({ bound_at: isoTime(bound_at) })) };
  },
};

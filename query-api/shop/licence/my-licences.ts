import { type licenceQueries, maxLicences } from '@maru/contracts/shop/licence/licence.queries';
import { type LicenceDocument, type OwnLicence } from '@maru/contracts/shop/licence/licence.views';
import type { QueryHandler } from '../../http/query-handler.ts';
import { shownKeys } from './shown-keys.ts';

const ownLicenceOf = (
  { position: _position, revision: _revision, user_id: _user, ...licence }: LicenceDocument,
  key: string | null,
): OwnLicence => ({ ...licence, key });

/** An order of somebody else has none of one's own. */
export const myLicences: QueryHandler<typeof licenceQueries.mine> = {
  views: ['licence', 'order'],
  answer: async ({ order_id }, { engines: { views }, actor }) => {
    const where = { user_id: actor.id, ...(order_id !== undefined && { order_id }) };
    const rows = await views
      .view('licence')
      .find<LicenceDocument>({ where, sort: [{ field: 'issued_at', direction: 'desc' }], limit: maxLicences });
    const docs = rows.map(({ doc }) => doc);
    const keyOf = await shownKeys(views, docs);
    return { list: docs.map((doc) => ownLicenceOf(doc, keyOf(doc))) };
  },
};

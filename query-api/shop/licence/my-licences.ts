import { type licenceQueries, maxLicences } from '@maru/contracts/shop/licence/licence.queries';
import { type LicenceDocument, type OwnLicence } from '@maru/contracts/shop/licence/licence.views';
import type { QueryHandler } from '../../http/query-handler.ts';

const ownLicenceOf = ({
  position: _position,
  revision: _revision,
  user_id: _user,
  ...licence
}: LicenceDocument): OwnLicence => licence;

/** An order of somebody else has none of one's own. */
export const myLicences: QueryHandler<typeof licenceQueries.mine> = {
  views: ['licence'],
  answer: async ({ order_id }, { engines: { views }, actor }) => {
    const where = { user_id: actor.id, ...(order_id !== undefined && { order_id }) };
    const rows = await views
      .view('licence')
      .find<LicenceDocument>({ where, sort: [{ field: 'issued_at', direction: 'desc' }], limit: maxLicences });
    return { list: rows.map(({ doc }) => ownLicenceOf(doc)) };
  },
};

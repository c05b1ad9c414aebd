import { deskLicenceAt } from '@maru/contracts/shop/licence/desk-licence.views';
import { type licenceQueries, maxLicences } from '@maru/contracts/shop/licence/licence.routes';
import type { LicenceDocument } from '@maru/contracts/shop/licence/licence.views';
import type { QueryHandler } from '../../http/query-handler.ts';

export const licencesOfOrder: QueryHandler<typeof licenceQueries.ofOrder> = {
  views: ['licence'],
  answer: async ({ order_id }, { engines: { views, clock }, present }) => {
    const found = await views
      .view('licence')
      .find<LicenceDocument>({ where: { order_id }, sort: [{ field: 'no', direction: 'asc' }], limit: maxLicences });
    return {
      list: await present(
        deskLicenceAt(clock.now()),
        found.map(({ doc }) => doc),
      ),
    };
  },
};

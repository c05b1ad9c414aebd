import { type licenceQueries, maxLicences } from '@maru/contracts/shop/licence/licence.routes';
import { type LicenceDocument, ownLicenceFor } from '@maru/contracts/shop/licence/licence.views';
import type { QueryHandler } from '../../http/query-handler.ts';
import { asBought } from './as-bought.ts';

/** An order of somebody else has none of one's own. */
export const myLicences: QueryHandler<typeof licenceQueries.mine> = {
  views: ['licence', 'order'],
  answer: async ({ order_id }, { engines: { views, clock }, actor: { id: userId }, present }) => {
    const find = async (where: Readonly<Record<string, string>>) =>
      (
        await views
          .view('licence')
          .find<LicenceDocument>({ where, sort: [{ field: 'issued_at', direction: 'desc' }], limit: maxLicences })
      ).map(({ doc }) => doc);
    const docs =
      order_id === undefined
        ? (await Promise.all([find({ user_id: userId }), find({ holder_id: userId })])).flat()
        : await find({ user_id: userId, order_id });
    const bought = await asBought(views, docs);
    return { list: await present(ownLicenceFor({ userId, now: clock.now(), ...bought }), docs) };
  },
};

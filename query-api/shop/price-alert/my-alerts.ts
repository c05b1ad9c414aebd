import type { ItemOnShelf } from '@maru/contracts/shop/item/item.views';
import type { alertQueries } from '@maru/contracts/shop/price-alert/price-alert.routes';
import type { ItemAlert } from '@maru/contracts/shop/price-alert/price-alert.views';
import type { QueryHandler } from '../../http/query-handler.ts';

/** More than anybody waits for. */
const most = 200;

export const myAlerts: QueryHandler<typeof alertQueries.mine> = {
  views: ['item-alert', 'item'],
  answer: async (_input, { actor, engines: { views } }) => {
    const alerts = await views
      .view('item-alert')
      .find<ItemAlert>({ where: { user_id: actor.id }, sort: [{ field: 'asked_at', direction: 'desc' }], limit: most });
    const ids = [...new Set(alerts.map(({ doc }) => doc.item_id))];
    const items = new Map((await views.view('item').getMany<ItemOnShelf>(ids)).map(({ doc }) => [doc.id, doc]));
    const list = alerts.flatMap(({ doc: { item_id, option_id, price, asked_at } }) => {
      const item = items.get(item_id);
      // Hidden ones are nowhere to be seen; who waits for them waits on.
      if (!item?.visible) return [];
      const option = item.options.find(({ id }) => id === option_id)?.name ?? null;
      return [{ item_id, name: item.name, image: item.images[0] ?? null, option_id, option, price, asked_at }];
    });
    return { list };
  },
};

import { remove } from '@maru/contracts/kernel/decider';
import { epochMs } from '@maru/contracts/kernel/fields';
import { type PriceAlertEvent, priceAlertStream } from '@maru/contracts/shop/price-alert/price-alert.events';
import type { ItemAlert } from '@maru/contracts/shop/price-alert/price-alert.views';
import { type RestockEvent, restockStream } from '@maru/contracts/shop/restock/restock.events';
import type { Projection } from '../../runtime/projection.ts';

const idOf = ({ data }: RestockEvent | PriceAlertEvent) =>
  `${data.user_id} ${data.id} ${'option_id' in data ? data.option_id : 'price'}`;

/** What each person waits for: the streams are those of items. */
export const itemAlertProjection: Projection<RestockEvent | PriceAlertEvent, ItemAlert> = {
  name: 'item-alert',
  version: 1,
  view: { fields: { user_id: 'text', asked_at: 'number', position: 'number' }, indexes: [['user_id', 'asked_at']] },
  streams: [restockStream(''), priceAlertStream('')],
  key: idOf,
  on: {
    RestockAsked: (_, event) => {
      const { id: item_id, user_id, option_id } = event.data;
      return { id: idOf(event), user_id, item_id, option_id, price: null, asked_at: epochMs(event.meta.at) };
    },
    RestockCancelled: () => remove,
    RestockTold: () => remove,
    PriceAlertAsked: (_, event) => {
      const { id: item_id, user_id, price } = event.data;
      return { id: idOf(event), user_id, item_id, option_id: null, price, asked_at: epochMs(event.meta.at) };
    },
    PriceAlertCancelled: () => remove,
    PriceAlertTold: () => remove,
  },
};

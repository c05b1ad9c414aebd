import { system } from '@maru/contracts/kernel/actor';
import { itemStream } from '@maru/contracts/shop/item/item.events';
import { priceAlertStream } from '@maru/contracts/shop/price-alert/price-alert.events';
import { commandIdOf } from '../../pipeline/command-id.ts';
import type { Load } from '../../pipeline/aggregate.ts';
import { followsFrom } from '../../pipeline/send.ts';
import type { Execute } from '../../pipeline/command-request.ts';
import { itemAggregate } from '../../shop/item/item.aggregate.ts';
import { priceAlertAggregate, priceOnSale } from '../../shop/price-alert/price-alert.aggregate.ts';
import type { ItemAlertReaction } from '../../shop/item/item-alert.workflow.ts';
import type { Perform } from '../runner/workflow.ts';

export const priceAlertNotifier =
  ({ load, execute }: { readonly load: Load; readonly execute: Execute }): Perform<ItemAlertReaction> =>
  async ({ itemId: id }, cause) => {
    const { state: waiting } = await load(priceAlertAggregate, priceAlertStream(id));
    if (waiting.length === 0) return;
    const price = priceOnSale((await load(itemAggregate, itemStream(id))).state);
    if (price === undefined || !waiting.some((one) => price < one.price)) return;
    await execute({
      command: { type: 'TellPriceAlert', data: { id, price } },
      actor: system,
      commandId: commandIdOf(cause.id, `price alert ${id}`),
      ...followsFrom(cause, 'price-alert'),
    });
  };

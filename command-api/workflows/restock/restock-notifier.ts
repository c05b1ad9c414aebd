import { system } from '@maru/contracts/kernel/actor';
import { itemStream } from '@maru/contracts/shop/item/item.events';
import { restockStream } from '@maru/contracts/shop/restock/restock.events';
import { commandIdOf } from '../../pipeline/command-id.ts';
import type { Load } from '../../pipeline/aggregate.ts';
import { followsFrom } from '../../pipeline/send.ts';
import type { Execute } from '../../pipeline/command-request.ts';
import { itemAggregate } from '../../shop/item/item.aggregate.ts';
import { optionsOnSale, restockAggregate } from '../../shop/restock/restock.aggregate.ts';
import type { ItemAlertReaction } from '../../shop/item/item-alert.workflow.ts';
import type { Perform } from '../runner/workflow.ts';

export const restockNotifier =
  ({ load, execute }: { readonly load: Load; readonly execute: Execute }): Perform<ItemAlertReaction> =>
  async ({ itemId: id }, cause) => {
    const { state: waiting } = await load(restockAggregate, restockStream(id));
    if (waiting.length === 0) return;
    const onSale = optionsOnSale((await load(itemAggregate, itemStream(id))).state);
    const option_ids = [...new Set(waiting.map(({ option_id }) => option_id))].filter((option) =>
      onSale.includes(option),
    );
    if (option_ids.length === 0) return;
    const commandId = commandIdOf(cause.id, `restock ${id}`);
    await execute({
      command: { type: 'TellRestock', data: { id, option_ids } },
      actor: system,
      commandId,
      ...followsFrom(cause, 'restock'),
    });
  };

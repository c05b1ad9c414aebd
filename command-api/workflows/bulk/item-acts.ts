import { Rejected } from '@maru/contracts/kernel/rejections';
import type { ItemPriceLine, ItemStateLine, ItemStockLine } from '@maru/contracts/shop/item/item.bulk';
import type { StockWay } from '@maru/contracts/shop/item/item.fields';
import { itemStream } from '@maru/contracts/shop/item/item.events';
import type { ItemFacts } from '@maru/contracts/shop/item/item.fold';
import { itemAggregate } from '../../shop/item/item.aggregate.ts';
import { factsOf, optionOf } from '../../shop/item/item.state.ts';
import type { BulkAct, LineCommands } from './bulk-act.ts';

const itemOf = async ({ load }: LineCommands, id: string): Promise<ItemFacts> =>
  factsOf((await load(itemAggregate, itemStream(id))).state);

export const setItemPrice: BulkAct<ItemPriceLine> = async ({ id, option: optionId, from, price }, commands) => {
  const { price: now } = optionOf(await itemOf(commands, id), optionId);
  if (now === price) return;
  if (now !== from) {
    // An earlier try has set it, and somebody else another one since.
    if (await commands.wasSent(itemStream(id), 'ChangeItemOption')) return;
    throw new Rejected('changed_meanwhile');
  }
  await commands.send({ type: 'ChangeItemOption', data: { id, optionId, price } });
};

export const setItemState: BulkAct<ItemStateLine> = ({ id, state }, { send }) =>
  send({ type: 'ChangeItemState', data: { id, state } });

/** What an earlier try has counted is not counted anew: its command has the line's id. */
export const countStock = async (
  { id, option: optionId, to, reason }: Pick<ItemStockLine, 'id' | 'option' | 'reason'> & { readonly to: number },
  way: StockWay,
  commands: LineCommands,
) => {
  const { stock } = optionOf(await itemOf(commands, id), optionId);
  if (stock === null) throw new Rejected('stock_uncounted');
  if (to !== stock) await commands.send({ type: 'AdjustStock', data: { id, optionId, by: to - stock, reason, way } });
};

export const setItemStock: BulkAct<ItemStockLine> = async ({ to, by = 0, ...line }, commands) => {
  if (to !== undefined) return countStock({ ...line, to }, 'counted', commands);
  const { id, option: optionId, reason } = line;
  if (by !== 0) await commands.send({ type: 'AdjustStock', data: { id, optionId, by, reason, way: 'bulk' } });
};

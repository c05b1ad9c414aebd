import { itemStream } from '@maru/contracts/shop/item/item.events';
import type { Part } from '@maru/contracts/shop/order/order.fields';
import type { SystemCommands } from '../../pipeline/send.ts';
import { itemAggregate } from './item.aggregate.ts';

interface GoneParts {
  readonly order: { readonly id: string; readonly lines: readonly { readonly no: number; readonly item_id: string }[] };
  readonly parts: readonly Part[];
  /** Names what made them go, so that they are counted once. */
  readonly cause: string;
}

/** Pieces that went of an order are not sold any more, whether or not they can be sold again. */
export const undoSales = async ({ load, send }: SystemCommands, { order, parts, cause }: GoneParts): Promise<void> => {
  for (const { no, quantity: pieces } of parts) {
    const id = order.lines.find((line) => line.no === no)?.item_id;
    if (id === undefined || (await load(itemAggregate, itemStream(id))).state.status === 'missing') continue;
    await send({ type: 'UndoSale', data: { id, orderId: order.id, pieces } }, `unsold ${cause} ${no}`);
  }
};

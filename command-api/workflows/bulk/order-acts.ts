import { Rejected } from '@maru/contracts/kernel/rejections';
import type { PrepareLine, ShipLine } from '@maru/contracts/shop/order/order.bulk';
import { orderStream } from '@maru/contracts/shop/order/order.events';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import { waitingParts } from '@maru/contracts/shop/order/order.pieces';
import { partsToPrepare, prepareCommand } from '../../shop/name-card/parts-to-prepare.ts';
import { orderOf } from '../../shop/order/order.aggregate.ts';
import type { BulkAct, LineCommands } from './bulk-act.ts';

/** A line whose number is that of another order must not send that one's parcel. */
const orderOfLine = async ({ load }: LineCommands, { id, name }: PrepareLine): Promise<OrderFacts> => {
  const order = await orderOf(load, id);
  if (order?.number !== name) throw new Rejected('order_not_found');
  return order;
};

/** What is left when it comes again waits for a proof: that was so before, and the rest is packed. */
const pack = async (order: OrderFacts, { load, send, wasSent }: LineCommands): Promise<void> => {
  try {
    await send(prepareCommand(order.id, await partsToPrepare(load, order)));
  } catch (error) {
    const isRepeat = await wasSent(orderStream(order.id), 'PrepareGoods');
    if (!(isRepeat && error instanceof Rejected && error.code === 'proof_open')) throw error;
  }
};

export const prepareOrder: BulkAct<PrepareLine> = async (line, commands) =>
  pack(await orderOfLine(commands, line), commands);

export const shipOrder: BulkAct<ShipLine> = async (line, commands) => {
  const order = await orderOfLine(commands, line);
  const { id, courier, tracking } = line;
  if (line.prepare && waitingParts(order).length > 0) await pack(order, commands);
  await commands.send({ type: 'ShipParcel', data: { id, courier, tracking } });
};

import { Rejected } from '@maru/contracts/kernel/rejections';
import type { Part } from '@maru/contracts/shop/order/order.fields';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import { waitingParts } from '@maru/contracts/shop/order/order.pieces';
import type { Load } from '../../pipeline/aggregate.ts';
import { heldLinesOf } from './held-lines.ts';

/**
 * What may be packed of an order now, or just what is `wanted` of it: what is printed is packed once its buyer has
 * approved the proof, which another stream knows. Throws `proof_open`.
 */
export const partsToPrepare = async (
  load: Load,
  order: OrderFacts,
  wanted?: readonly Part[],
): Promise<readonly Part[]> => {
  const held = await heldLinesOf(load, order);
  const waiting = waitingParts(order);
  const parts = wanted ?? waiting.filter(({ no }) => !held.includes(no));
  if (parts.some(({ no }) => held.includes(no)) || (parts.length === 0 && waiting.length > 0))
    throw new Rejected('proof_open');
  return parts;
};

/** The command that packs them; without parts it is refused as the order's state says. */
export const prepareCommand = (id: string, parts: readonly Part[]) => ({
  type: 'PrepareGoods',
  data: { id, ...(parts.length > 0 && { parts: [...parts] }) },
});

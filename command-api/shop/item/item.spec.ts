import { type Actor, system } from '@maru/contracts/kernel/actor';
import type { ItemCommand } from '@maru/contracts/shop/item/item.commands';
import type { ItemEvent } from '@maru/contracts/shop/item/item.events';
import { itemExamples, noticeExamples } from '@maru/contracts/shop/item/item.examples';
import type { ItemNotice } from '@maru/contracts/shop/item/item.notice';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { itemAggregate } from './item.aggregate.ts';

/** On sale; options 1 (20 pieces) and 2 (5 pieces). */
export const added = itemExamples.ItemAdded;
export const { id } = added.data;
export const { orderId } = itemExamples.StockReserved.data;
export const keeper: Actor = { id: '01900000-0000-7000-8000-000000000001', level: 10 };
export const orders: Actor = system;
export const licence: ItemEvent = {
  ...added,
  data: { ...added.data, kind: 'licence', options: [{ id: 1, name: '1년', price: 330_000, stock: null }] },
};
export const { ItemNoticeSet: noticed } = itemExamples;
const { id: _id, ...printed } = noticed.data;
export const notice: ItemNotice = printed;
export const digital = noticeExamples.licence;
export const hidden = itemExamples.ItemStateChanged;

const until = '2026-12-01T00:15:00.000Z';
export const { StockReserved: reserved, StockReleased: released, StockTaken: taken } = itemExamples;
export const reserve = (
  quantity: number,
  order = orderId,
  optionId = 1,
): Extract<ItemCommand, { type: 'ReserveStock' }> => ({
  type: 'ReserveStock',
  data: { id, orderId: order, lines: [{ optionId, quantity }], until },
});

export const item = decisionsOf(itemAggregate);

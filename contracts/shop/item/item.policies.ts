import { type Actor, isAdmin, system } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { RejectionCode } from '../../kernel/rejections.ts';
import type { ItemCommand } from './item.commands.ts';

/** Whether the item is there. */
export interface ItemSubject {
  readonly item: 'missing' | 'there';
}
type Rule = (actor: Actor, subject: ItemSubject) => RejectionCode | undefined;

/** Also used to admit to uploads. */
export const canKeepShop = (actor: Actor): RejectionCode | undefined => (isAdmin(actor) ? undefined : 'forbidden');
const canChange: Rule = (actor, { item }) => canKeepShop(actor) ?? (item === 'there' ? undefined : 'item_not_found');
/** What follows from time or from an order is nobody's wish. */
const bySystem: Rule = (actor, { item }) =>
  actor.id !== system.id ? 'forbidden' : item === 'there' ? undefined : 'item_not_found';

export const itemPolicies: Policies<ItemCommand, ItemSubject> = {
  AddItem: canKeepShop,
  EditItem: canChange,
  ChangeItemState: canChange,
  SetItemSale: canChange,
  BeginSale: bySystem,
  EndSale: bySystem,
  AddItemOption: canChange,
  ChangeItemOption: canChange,
  RemoveItemOption: canChange,
  AdjustStock: canChange,
  ReserveStock: bySystem,
  ReleaseStock: bySystem,
  TakeStock: bySystem,
};

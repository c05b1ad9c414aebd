import { type Actor, adminOnly, systemOnly } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { RejectionCode } from '../../kernel/rejections.ts';
import type { ItemCommand } from './item.commands.ts';

export interface ItemSubject {
  readonly item: 'missing' | 'there';
}
type Rule = (actor: Actor, subject: ItemSubject) => RejectionCode | undefined;

const exists: Rule = (_, { item }) => (item === 'there' ? undefined : 'item_not_found');
const canChange: Rule = (actor, subject) => adminOnly(actor) ?? exists(actor, subject);
/** What follows from time or from an order is nobody's wish. */
const systemOnExisting: Rule = (actor, subject) => systemOnly(actor) ?? exists(actor, subject);

export const itemPolicies: Policies<ItemCommand, ItemSubject> = {
  AddItem: adminOnly,
  EditItem: canChange,
  ChangeItemState: canChange,
  ChangeItemTerms: canChange,
  SetItemNotice: canChange,
  SetItemSale: canChange,
  BeginSale: systemOnExisting,
  EndSale: systemOnExisting,
  AddItemOption: canChange,
  ChangeItemOption: canChange,
  RemoveItemOption: canChange,
  SetItemOptions: canChange,
  AdjustStock: canChange,
  ReserveStock: systemOnExisting,
  ReleaseStock: systemOnExisting,
  TakeStock: systemOnExisting,
  UndoSale: systemOnExisting,
};

import type { Deciders } from '@maru/contracts/kernel/decider';
import type { ItemCommand } from '@maru/contracts/shop/item/item.commands';
import type { ItemEvent } from '@maru/contracts/shop/item/item.events';
import { addItem } from './add-item.ts';
import { addItemOption } from './add-item-option.ts';
import { adjustStock } from './adjust-stock.ts';
import { beginSale } from './begin-sale.ts';
import { changeItemOption } from './change-item-option.ts';
import { changeItemState } from './change-item-state.ts';
import { editItem } from './edit-item.ts';
import { endSale } from './end-sale.ts';
import type { ItemState } from './item.state.ts';
import { releaseStock } from './release-stock.ts';
import { removeItemOption } from './remove-item-option.ts';
import { reserveStock } from './reserve-stock.ts';
import { setItemSale } from './set-item-sale.ts';
import { takeStock } from './take-stock.ts';

export const decideItem: Deciders<ItemCommand, ItemState, ItemEvent> = {
  AddItem: addItem,
  EditItem: editItem,
  ChangeItemState: changeItemState,
  SetItemSale: setItemSale,
  BeginSale: beginSale,
  EndSale: endSale,
  AddItemOption: addItemOption,
  ChangeItemOption: changeItemOption,
  RemoveItemOption: removeItemOption,
  AdjustStock: adjustStock,
  ReserveStock: reserveStock,
  ReleaseStock: releaseStock,
  TakeStock: takeStock,
};

import type { ItemCommand } from '@maru/contracts/shop/item/item.commands';
import { type ItemEvent, itemStream } from '@maru/contracts/shop/item/item.events';
import { itemPolicies, type ItemSubject } from '@maru/contracts/shop/item/item.policies';
import type { Aggregate } from '../../pipeline/aggregate.ts';
import { addItemOption, changeItemOption, removeItemOption, setItemOptions } from './change-item-option.ts';
import { closingsFor } from './closed-orders.ts';
import { purchasesFor } from './purchases.ts';
import { type ItemState, itemStateFold } from './item.state.ts';
import { adjustStock, releaseStock, reserveStock, takeStock, undoSale } from './reserve-stock.ts';
import { beginSale, endSale, setItemSale } from './set-item-sale.ts';
import { changeItemTerms } from './change-item-terms.ts';
import { setItemNotice } from './set-item-notice.ts';
import { addItem, changeItemState, editItem } from './write-item.ts';

export const itemAggregate: Aggregate<ItemCommand, ItemState, ItemEvent, ItemSubject> = {
  ...itemStateFold,
  name: 'shop.item',
  stream: ({ data }) => itemStream(data.id),
  asks: (command) => [...closingsFor(command), ...purchasesFor(command)],
  decide: {
    AddItem: addItem,
    EditItem: editItem,
    ChangeItemState: changeItemState,
    ChangeItemTerms: changeItemTerms,
    SetItemNotice: setItemNotice,
    SetItemSale: setItemSale,
    BeginSale: beginSale,
    EndSale: endSale,
    AddItemOption: addItemOption,
    ChangeItemOption: changeItemOption,
    RemoveItemOption: removeItemOption,
    SetItemOptions: setItemOptions,
    AdjustStock: adjustStock,
    ReserveStock: reserveStock,
    ReleaseStock: releaseStock,
    TakeStock: takeStock,
    UndoSale: undoSale,
  },
  policies: itemPolicies,
  subject: (_command, { status }) => ({ item: status }),
  answer: (state, { data }) => ({ body: state.status === 'missing' ? { id: data.id } : state.item }),
};

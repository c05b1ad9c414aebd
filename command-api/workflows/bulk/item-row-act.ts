import type { ItemFileLine } from '@maru/contracts/shop/item/item.bulk';
import { fileReason } from '@maru/contracts/shop/item/item-rows.words';
import type { BulkAct, LineCommands } from './bulk-act.ts';
import { countStock } from './item-acts.ts';

/** Hidden until what the law wants said of it stands there, too. */
const createItem = ({ id, create }: Pick<ItemFileLine, 'id'> & Required<Pick<ItemFileLine, 'create'>>) => ({
  type: 'AddItem',
  data: { ...create, id, state: 'hidden', summary: '', description: '', images: [] },
});

const changeOption = async ({ id, option, option_name: name, price, to }: ItemFileLine, commands: LineCommands) => {
  if (option === undefined) return;
  if (name !== undefined || price !== undefined)
    await commands.send({
      type: 'ChangeItemOption',
      data: { id, optionId: option, ...(name !== undefined && { name }), ...(price !== undefined && { price }) },
    });
  if (to !== undefined) await countStock({ id, option, to, reason: fileReason }, 'file', commands);
};

/** What a row of a file says; what comes after a part that is refused is not done. */
export const applyItemRow: BulkAct<ItemFileLine> = async (line, commands) => {
  const { id, create, fields, add, state } = line;
  if (create) return commands.send(createItem({ id, create }));
  if (fields) await commands.send({ type: 'EditItem', data: { id, ...fields } });
  if (add) await commands.send({ type: 'AddItemOption', data: { id, ...add } });
  await changeOption(line, commands);
  if (state) await commands.send({ type: 'ChangeItemState', data: { id, state } });
};

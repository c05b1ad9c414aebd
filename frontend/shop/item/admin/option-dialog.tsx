import type { ItemDocument, ItemOption } from '@maru/contracts/shop/item/item.views';
import { useState } from 'react';
import { FormDialog } from '../../../design/form-dialog.tsx';
import { useAddItemOptionMutation, useChangeItemOptionMutation } from './item-admin.api.ts';
import { type DraftErrors, emptyOption, errorsOfOption, optionOf } from './item-draft.ts';
import { OptionFields } from './option-fields.tsx';

export interface OptionDialogProps {
  readonly item: Pick<ItemDocument, 'id' | 'kind'>;
  /** None for a new one. */
  readonly option?: ItemOption | undefined;
  readonly onClose: () => void;
}

/** Name and price of an option; a new one also has its stock. */
export const OptionDialog = ({ item: { id, kind }, option, onClose }: OptionDialogProps) => {
  const [draft, setDraft] = useState(option ?? emptyOption);
  const [errors, setErrors] = useState<DraftErrors>({});
  const [add, adding] = useAddItemOptionMutation();
  const [change, changing] = useChangeItemOptionMutation();
  const store = () => {
    const wanted = optionOf(draft, kind);
    return option ? change({ id, option: option.id, name: wanted.name, price: wanted.price }) : add({ id, ...wanted });
  };
  const submit = async () => {
    const found = errorsOfOption(draft, kind);
    setErrors(found);
    if (Object.keys(found).length === 0 && (await store()).data) onClose();
  };
  return (
    <FormDialog
      title={option ? '옵션 수정' : '옵션 추가'}
      confirm={option ? '저장' : '추가'}
      busy={adding.isLoading || changing.isLoading}
      onSubmit={submit}
      onClose={onClose}
    >
      <OptionFields option={draft} errors={errors} kind={kind} withStock={!option} onChange={setDraft} />
    </FormDialog>
  );
};

import { type ItemStateLine, lineName } from '@maru/contracts/shop/item/item.bulk';
import { type ItemState, itemStates } from '@maru/contracts/shop/item/item.fields';
import type { ItemTableRow } from '@maru/contracts/shop/item/item.list';
import { itemStateWords } from '@maru/contracts/shop/item/item.table.words';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { BulkDialog } from './bulk-dialog.tsx';
import type { Change } from './change-list.tsx';

type Item = Pick<ItemTableRow, 'id' | 'name' | 'set_state'>;

const changesTo = (items: readonly Item[], state: ItemState): readonly Change<ItemStateLine>[] =>
  items.map(({ id, name, set_state }) => ({
    key: id,
    name,
    before: itemStateWords[set_state],
    after: itemStateWords[state],
    line: state === set_state ? null : { id, name: lineName(name), state },
  }));

interface StateDialogProps {
  readonly items: readonly Item[];
  readonly onClose: (started: boolean) => void;
}

/** Whether people see the chosen items and can buy them. */
export const StateDialog = ({ items, onClose }: StateDialogProps) => {
  const [state, setState] = useState<ItemState | null>(null);
  const changes = state === null ? undefined : changesTo(items, state);
  return (
    <BulkDialog kind="item.state" title="상태 한꺼번에 바꾸기" what="상품" changes={changes} onClose={onClose}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        value={state}
        aria-label="새 상태"
        onChange={(_, wanted: ItemState | null) => setState(wanted)}
      >
        {itemStates.map((one) => (
          <ToggleButton key={one} value={one}>
            {itemStateWords[one]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </BulkDialog>
  );
};

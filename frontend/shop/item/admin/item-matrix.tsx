import { holdsAt } from '@maru/contracts/shop/item/item.price';
import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import { useState } from 'react';
import { snackbarShown } from '../../../kernel/snackbar/snackbar.slice.ts';
import { useDispatch } from '../../../kernel/state/hooks.ts';
import { useSetItemOptionsMutation } from './item-admin.api.ts';
import { changesOf, type Matrix, matrixOf } from './matrix/matrix.ts';
import { MatrixDialog } from './matrix/matrix-dialog.tsx';

export interface ItemMatrixProps {
  readonly item: ItemDocument;
  readonly onClose: () => void;
}

/** All options of an item in one grid, stored at once. */
export const ItemMatrix = ({ item: shown, onClose }: ItemMatrixProps) => {
  // Orders go on meanwhile: the grid is that of the moment it was opened, and stock is moved by what was changed of it.
  const [{ item, now }] = useState(() => ({ item: shown, now: Date.now() }));
  const dispatch = useDispatch();
  const [set, { isLoading }] = useSetItemOptionsMutation();
  const save = async (matrix: Matrix, reason: string) => {
    const { data } = await set({ id: item.id, ...changesOf(matrix, item, reason) });
    if (!data) return;
    dispatch(snackbarShown('옵션을 저장했어요.'));
    onClose();
  };
  return (
    <MatrixDialog
      kind={item.kind}
      matrix={matrixOf(item.options)}
      percent={item.sale && holdsAt(item.sale, now) ? item.sale.percent : undefined}
      confirm="옵션 저장"
      busy={isLoading}
      onSave={(matrix, reason) => void save(matrix, reason)}
      onClose={onClose}
    />
  );
};

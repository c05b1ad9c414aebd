import type { ItemTableRow } from '@maru/contracts/shop/item/item.list';
import { itemSheet } from '@maru/contracts/shop/item/item.sheet';
import { useState } from 'react';
import { seoulDate } from '../../../../format/seoul-moment.ts';
import { download } from '../../../../kernel/api/download.ts';
import { RowsDialog } from '../../../../kernel/bulk/rows-dialog.tsx';
import { problemText } from '../../../../kernel/http/problem.ts';
import { snackbarShown } from '../../../../kernel/snackbar/snackbar.slice.ts';
import { useDispatch } from '../../../../kernel/state/hooks.ts';
import { searchOf } from '../../../../kernel/table/table-place.ts';
import type { ListTable } from '../../../../kernel/table/use-list-table.ts';
import { itemFileTexts } from './file-texts.ts';

interface ItemFileDialogProps {
  readonly list: ListTable<ItemTableRow>;
  readonly onClose: () => void;
}

/** The sheet of what the list is narrowed to, which may be changed and read back. */
const useSheet = ({ definition, place }: ListTable<ItemTableRow>) => {
  const dispatch = useDispatch();
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    const query = new URLSearchParams(searchOf(definition, { ...place, sort: definition.sort }));
    query.set('format', 'xlsx');
    const name = `${itemSheet.title} ${seoulDate(Date.now())}.xlsx`;
    const failure = await dispatch(download({ path: `${itemSheet.path}/export?${query.toString()}`, name }));
    setBusy(false);
    dispatch(snackbarShown(failure ? problemText(failure) : '파일을 받았어요.'));
  };
  return { take, busy };
};

/** Changes items, and makes new ones, by a file that was taken out of this list and changed in a spreadsheet. */
export const ItemFileDialog = ({ list, onClose }: ItemFileDialogProps) => {
  const { take, busy } = useSheet(list);
  return (
    <RowsDialog
      kind="item.file"
      title="파일로 고치기"
      text="지금 목록을 엑셀로 받아 고친 뒤 올려 주세요. 바뀐 칸만 적용하고, 상품번호가 빈 행은 새 상품으로 올려요. 재고는 ‘센 재고’에 적어요."
      verb="적용"
      template={busy ? '파일 만드는 중' : '지금 목록 받기'}
      texts={itemFileTexts}
      onTemplate={() => void take()}
      onClose={onClose}
    />
  );
};

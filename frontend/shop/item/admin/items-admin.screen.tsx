import type { ItemTableRow } from '@maru/contracts/shop/item/item.list';
import { itemTable } from '@maru/contracts/shop/item/item.table';
import AddRounded from '@mui/icons-material/AddRounded';
import UploadFileRounded from '@mui/icons-material/UploadFileRounded';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../design/empty-state.tsx';
import { AdminFrame } from '../../../kernel/admin/admin-frame.tsx';
import { AdminTable } from '../../../kernel/table/admin-table.tsx';
import type { TableTab } from '../../../kernel/table/table-tabs.tsx';
import { useListTable } from '../../../kernel/table/use-list-table.ts';
import { ItemFileDialog } from './file/item-file-dialog.tsx';
import { useItemBulk } from './bulk/use-item-bulk.tsx';
import { useItemCategoriesQuery } from '../item.api.ts';
import { itemLooks } from './item-looks.tsx';

const source = { tags: ['ManagedItem'] } as const;
const tabs: readonly TableTab[] = [
  { key: 'onSale', label: '판매중', query: 'state=onSale' },
  { key: 'soldOut', label: '품절', query: 'state=soldOut' },
  { key: 'hidden', label: '숨김', query: 'state=hidden' },
  { key: 'low', label: '재고 확인', query: 'stock=out,low' },
];
const links = (onFile: () => void) => (
  <>
    <Button variant="outlined" color="inherit" startIcon={<UploadFileRounded />} onClick={onFile}>
      파일로 고치기
    </Button>
    <Button component={Link} to="/adm/item/stock" variant="outlined" color="inherit">
      재고 기록
    </Button>
    <Button component={Link} to="/adm/item/synonym" variant="outlined" color="inherit">
      같은 뜻 검색어
    </Button>
    <Button component={Link} to="/adm/item/new" variant="contained" startIcon={<AddRounded />}>
      상품 올리기
    </Button>
  </>
);
const empty = (
  <EmptyState
    title="아직 상품이 없어요"
    text="첫 상품을 올려 보세요. 숨긴 채로 만들어 두고 나중에 열 수 있어요."
    action={
      <Button component={Link} to="/adm/item/new" variant="contained">
        상품 올리기
      </Button>
    }
  />
);

/** The definition with the categories that there are, to choose from. */
const useItemTable = () => {
  const { data: categories } = useItemCategoriesQuery();
  return useMemo(() => {
    const words = Object.fromEntries((categories ?? []).map(({ name }) => [name, name]));
    return { ...itemTable, filters: { ...itemTable.filters, category: { ...itemTable.filters.category, words } } };
  }, [categories]);
};

/** `/adm/item`: everything the shop has, hidden or not. */
export const ItemsAdminScreen = () => {
  const list = useListTable<ItemTableRow>(useItemTable(), source);
  const { actions, dialog } = useItemBulk();
  const [isFile, setFile] = useState(false);
  return (
    <AdminFrame title="상품" actions={links(() => setFile(true))}>
      <AdminTable list={list} looks={itemLooks} tabs={tabs} actions={actions} isExported empty={empty} />
      {dialog}
      {isFile ? <ItemFileDialog list={list} onClose={() => setFile(false)} /> : null}
    </AdminFrame>
  );
};

import { stockMoveTable } from '@maru/contracts/shop/item/stock-move.table';
import type { StockMoveRow } from '@maru/contracts/shop/item/stock-move.views';
import { type StockCauseWord, stockCauseWords } from '@maru/contracts/shop/item/stock-move.words';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../../design/empty-state.tsx';
import { ToneChip, type ToneChipProps } from '../../../../design/tone-chip.tsx';
import { number } from '../../../../format/number.ts';
import { AdminFrame } from '../../../../kernel/admin/admin-frame.tsx';
import { AdminTable } from '../../../../kernel/table/admin-table.tsx';
import type { TableLooks } from '../../../../kernel/table/table-looks.ts';
import type { TableTab } from '../../../../kernel/table/table-tabs.tsx';
import { useListTable } from '../../../../kernel/table/use-list-table.ts';

const source = { tags: ['ManagedItem'] } as const;
const back = ['cancelled', 'returned', 'exchanged'];
const toneOf = (why: StockCauseWord): ToneChipProps['tone'] => {
  if (why === 'sold' || why === 'sent') return 'blue';
  return back.includes(why) ? 'amber' : 'grey';
};
const tabs: readonly TableTab[] = [
  { key: 'sold', label: '나간 것', query: 'why=sold,sent' },
  { key: 'back', label: '돌아온 것', query: `why=${back.join()}` },
  { key: 'hand', label: '사람이 바꾼 것', query: 'why=adjusted,counted,bulk,file,first,removed' },
];

const Amount = ({ amount }: { readonly amount: number }) => (
  <Box component="strong" sx={{ color: amount < 0 ? 'tones.red.text' : 'tones.green.text' }}>
    {`${amount > 0 ? '+' : '−'}${number(Math.abs(amount))}`}
  </Box>
);
const OrderLink = ({ move: { order_id, order_number } }: { readonly move: StockMoveRow }) =>
  order_id === null ? (
    (order_number ?? '–')
  ) : (
    <MuiLink component={Link} to={`/adm/order/${order_id}`}>
      {order_number}
    </MuiLink>
  );

const looks: TableLooks<StockMoveRow> = {
  unit: '건',
  nameOf: ({ item_name, option }) => `${item_name} ${option}`,
  opening: { to: ({ item_id }) => `/adm/item/${item_id}` },
  opener: 'item_name',
  cells: {
    option: { width: 112 },
    why: { draw: ({ why }) => <ToneChip tone={toneOf(why)} label={stockCauseWords[why]} size="small" />, width: 120 },
    amount: { draw: ({ amount }) => <Amount amount={amount} />, width: 76 },
    before: { width: 72 },
    after: { width: 88 },
    by: { width: 104 },
    order_number: { draw: (move) => <OrderLink move={move} />, width: 172 },
  },
};

/** `/adm/item/stock`: what came and went of all items, or of the one that the address names. */
export const StockMovesScreen = () => {
  const list = useListTable<StockMoveRow>(stockMoveTable, source);
  const item = list.place.filters['item_id'];
  const actions = (
    <Button
      component={Link}
      to={item === undefined ? '/adm/item' : `/adm/item/${item}`}
      color="inherit"
      variant="outlined"
    >
      {item === undefined ? '모든 상품' : '상품 보기'}
    </Button>
  );
  return (
    <AdminFrame title="재고 기록" actions={actions}>
      <AdminTable
        list={list}
        looks={looks}
        tabs={tabs}
        isExported
        empty={<EmptyState title="아직 기록이 없어요" text="주문이 나가거나 재고를 바꾸면 여기에 남아요." />}
      />
    </AdminFrame>
  );
};

import ReceiptLongRounded from '@mui/icons-material/ReceiptLongRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../design/empty-state.tsx';
import { Page } from '../../design/page.tsx';
import { PageHeader } from '../../design/page-header.tsx';
import { SkeletonRows } from '../../design/skeleton-rows.tsx';
import { ItemPages } from '../../design/pages.tsx';
import { GroupChips } from './group-chips.tsx';
import { OrderCards } from './order-cards.tsx';
import { buyerGroups, type OrderFilter, orderParams, useOrderFilter } from './order-filter.ts';
import { useWatchedOrders } from './use-orders.ts';
import { Answered } from '../../kernel/api/answered.tsx';

const itemsPerPage = 10;

interface FoundProps {
  readonly filter: OrderFilter;
  readonly onChange: (changes: Partial<OrderFilter>) => void;
}

const Nothing = ({ filter, onChange }: FoundProps) =>
  filter.group !== 'all' || filter.page > 1 ? (
    <EmptyState
      icon={<ReceiptLongRounded />}
      title="여기에는 주문이 없어요"
      action={
        <Button variant="outlined" onClick={() => onChange({ group: 'all' })}>
          전체 보기
        </Button>
      }
    />
  ) : (
    <EmptyState
      icon={<ReceiptLongRounded />}
      title="아직 주문이 없어요"
      text="마음에 드는 상품을 찾아보세요."
      action={
        <Button variant="contained" component={Link} to="/shop">
          쇼핑하러 가기
        </Button>
      }
    />
  );

const Found = (props: FoundProps) => {
  const { filter, onChange } = props;
  const answer = useWatchedOrders(orderParams(filter, buyerGroups));
  return (
    <Answered answer={answer} bones={<SkeletonRows rows={4} height={150} />} fade>
      {(data) =>
        data.list.length === 0 ? (
          <Nothing {...props} />
        ) : (
          <>
            <OrderCards list={data.list} label="내 주문" />
            <ItemPages
              page={filter.page}
              pages={Math.ceil(data.total / itemsPerPage)}
              onChange={(page) => onChange({ page })}
            />
          </>
        )
      }
    </Answered>
  );
};

/** `/my/order`: everything one has ordered. */
export const MyOrdersScreen = () => {
  const { filter, change } = useOrderFilter(buyerGroups, itemsPerPage);
  return (
    <Page wide="reading">
      <PageHeader title="내 주문" />
      <Box sx={{ mb: 2 }}>
        <GroupChips groups={buyerGroups} chosen={filter.group} onChange={(group) => change({ group })} />
      </Box>
      <Found filter={filter} onChange={change} />
    </Page>
  );
};

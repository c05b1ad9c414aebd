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

interface ListProps extends FoundProps {
  readonly answer: ReturnType<typeof useWatchedOrders>;
}
const Found = ({ answer, ...props }: ListProps) => (
  <Answered answer={answer} bones={<SkeletonRows rows={4} height={150} />} fade>
    {(data) =>
      data.list.length === 0 ? (
        <Nothing {...props} />
      ) : (
        <>
          <OrderCards list={data.list} label="내 주문" />
          <ItemPages
            page={props.filter.page}
            pages={Math.ceil(data.total / itemsPerPage)}
            onChange={(page) => props.onChange({ page })}
          />
        </>
      )
    }
  </Answered>
);

/** `/my/order`: everything one has ordered. */
export const MyOrdersScreen = () => {
  const { filter, change } = useOrderFilter(buyerGroups, itemsPerPage);
  const answer = useWatchedOrders(orderParams(filter, buyerGroups));
  return (
    <Page wide="reading">
      <PageHeader title="내 주문" />
      <Box sx={{ mb: 2 }}>
        <GroupChips
          groups={buyerGroups}
          chosen={filter.group}
          {...(answer.data && { counts: answer.data.open })}
          onChange={(group) => change({ group })}
        />
      </Box>
      <Found answer={answer} filter={filter} onChange={change} />
    </Page>
  );
};

import SearchOffRounded from '@mui/icons-material/SearchOffRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdminFrame } from '../../kernel/admin/admin-frame.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { Notice, NoticeLink } from '../../design/notice.tsx';
import { Pager } from '../../design/pager.tsx';
import { SearchField } from '../../design/search-field.tsx';
import { SkeletonRows } from '../../design/skeleton-rows.tsx';
import { number } from '../../format/number.ts';
import { GroupChips } from './group-chips.tsx';
import { adminGroups, type OrderFilter, orderParams, useOrderFilter } from './order-filter.ts';
import { ManagedOrderCards, ManagedOrderTable } from './managed-orders.tsx';
import type { ManagedOrderPage } from './order-admin.api.ts';
import { useWatchedManagedOrders } from './use-managed-orders.ts';
import { Answered } from '../../kernel/api/answered.tsx';

const itemsPerPage = 20;

interface FoundProps {
  readonly filter: OrderFilter;
  readonly onChange: (changes: Partial<OrderFilter>) => void;
}

const Nothing = ({ filter, onChange }: FoundProps) => {
  const narrowed = filter.group !== 'all' || filter.number !== '' || filter.page > 1;
  return (
    <EmptyState
      {...(narrowed && { icon: <SearchOffRounded /> })}
      title={narrowed ? '맞는 주문이 없어요' : '아직 주문이 없어요'}
      {...(filter.number && { text: '주문번호는 앞에서부터 찾아요. 날짜 여섯 자리만 써도 괜찮아요.' })}
      action={
        narrowed ? (
          <Button variant="outlined" onClick={() => onChange({ group: 'all', number: '' })}>
            전체 보기
          </Button>
        ) : null
      }
    />
  );
};

const Rows = ({ page, ...props }: FoundProps & { readonly page: ManagedOrderPage }) => {
  const isPhone = useMediaQuery('(max-width: 699.95px)', { noSsr: true });
  if (page.list.length === 0) return <Nothing {...props} />;
  return isPhone ? <ManagedOrderCards list={page.list} /> : <ManagedOrderTable list={page.list} />;
};

/** A notice of its own, because the chip may be out of sight and only an administrator can give the money back. */
const StuckNotice = ({ stuck, onShow }: { readonly stuck: number; readonly onShow: () => void }) => (
  <Notice tone="red">
    {`직접 돌려줘야 하는 환불이 ${number(stuck)}건 있어요. `}
    <NoticeLink onClick={onShow}>주문 보기</NoticeLink>
  </Notice>
);

/** `/adm/order`: all orders, what waits for a step first to be found. */
export const OrdersAdminScreen = () => {
  const { filter, change } = useOrderFilter(adminGroups, itemsPerPage);
  const orders = useWatchedManagedOrders(orderParams(filter, adminGroups));
  const stuck = orders.data?.waiting.stuck ?? 0;
  return (
    <AdminFrame title="주문">
      <Stack sx={{ gap: 1.5, mb: 2 }}>
        {stuck > 0 && filter.group !== 'stuck' ? (
          <StuckNotice stuck={stuck} onShow={() => change({ group: 'stuck' })} />
        ) : null}
        <GroupChips
          groups={adminGroups}
          chosen={filter.group}
          {...(orders.data && { counts: orders.data.waiting })}
          onChange={(group) => change({ group })}
        />
        <Box sx={{ display: 'flex' }}>
          <SearchField
            text={filter.number}
            label="주문 찾기"
            placeholder="주문번호로 찾기"
            onChange={(number) => change({ number })}
          />
        </Box>
      </Stack>
      <Card>
        <Answered answer={orders} bones={<SkeletonRows rows={8} height={60} />} fade>
          {(page) => (
            <>
              <Rows page={page} filter={filter} onChange={change} />
              {page.total > 0 ? (
                <Pager
                  page={filter.page}
                  itemsPerPage={filter.itemsPerPage}
                  unit="건"
                  total={page.total}
                  onChange={change}
                />
              ) : null}
            </>
          )}
        </Answered>
      </Card>
    </AdminFrame>
  );
};

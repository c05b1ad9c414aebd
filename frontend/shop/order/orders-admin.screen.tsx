import { ordersRoom, shopRelays } from '@maru/contracts/shop/live/shop.relays';
import type { OrderTableRow } from '@maru/contracts/shop/order/order.list';
import { orderTable } from '@maru/contracts/shop/order/order.table';
import Inventory2Rounded from '@mui/icons-material/Inventory2Rounded';
import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { EmptyState } from '../../design/empty-state.tsx';
import { Notice, NoticeLink } from '../../design/notice.tsx';
import { number } from '../../format/number.ts';
import { AdminFrame } from '../../kernel/admin/admin-frame.tsx';
import { AdminTable } from '../../kernel/table/admin-table.tsx';
import type { BulkAction } from '../../kernel/table/selection-bar.tsx';
import type { TableLooks } from '../../kernel/table/table-looks.ts';
import { useListTable } from '../../kernel/table/use-list-table.ts';
import { BulkPrepare } from './bulk-prepare.tsx';
import { useOrdersWaitingQuery } from './order-admin.api.ts';
import { OrderTools } from './order-tools.tsx';
import { OrderStatusChip } from './order-status.tsx';
import { countedTabs } from './order-tabs.ts';

const source = {
  tags: ['Order'],
  room: ordersRoom,
  // Refunds are given a moment after a step, and are seen with it.
  events: [shopRelays.order.event, shopRelays.payment.event],
} as const;

const looks: TableLooks<OrderTableRow> = {
  unit: '건',
  nameOf: (order) => order.number,
  opening: { to: ({ id }) => `/adm/order/${id}` },
  cells: {
    number: { width: 168 },
    status: { draw: (order) => <OrderStatusChip order={order} size="small" />, width: 176 },
    recipient: { draw: ({ recipient, guest }) => (guest ? `${recipient} (비회원)` : recipient), width: 144 },
    pieces: { width: 72 },
  },
};

/** A notice of its own, because the tab may be out of sight and only an administrator can give the money back. */
const StuckNotice = ({ stuck, onShow }: { readonly stuck: number; readonly onShow: () => void }) => (
  <Box sx={{ mb: 1.5 }}>
    <Notice tone="red">
      {`직접 돌려줘야 하는 환불이 ${number(stuck)}건 있어요. `}
      <NoticeLink onClick={onShow}>주문 보기</NoticeLink>
    </Notice>
  </Box>
);

/** `/adm/order`: all orders, what waits for a step first to be found. */
export const OrdersAdminScreen = () => {
  const list = useListTable<OrderTableRow>(orderTable, source);
  const { data: waiting } = useOrdersWaitingQuery();
  const tabs = useMemo(() => countedTabs(waiting), [waiting]);
  const [asked, setAsked] = useState<{
    readonly orders: readonly OrderTableRow[];
    readonly done: (started: boolean) => void;
  }>();
  const actions = useMemo<readonly BulkAction<OrderTableRow>[]>(
    () => [
      {
        label: '배송 준비',
        icon: <Inventory2Rounded />,
        run: async ({ rows }) => {
          const orders = await rows();
          return new Promise<boolean>((done) => setAsked({ orders, done }));
        },
      },
    ],
    [],
  );
  const answer = (started: boolean) => {
    asked?.done(started);
    setAsked(undefined);
  };
  const stuck = waiting?.stuck ?? 0;
  return (
    <AdminFrame title="주문" actions={<OrderTools orders={list.page?.list} />}>
      {stuck > 0 && list.place.filters['care'] !== 'stuck' ? (
        <StuckNotice stuck={stuck} onShow={() => list.change({ text: '', filters: { care: 'stuck' } })} />
      ) : null}
      <AdminTable
        list={list}
        looks={looks}
        tabs={tabs}
        actions={actions}
        isExported
        empty={<EmptyState title="아직 주문이 없어요" />}
      />
      {asked ? <BulkPrepare orders={asked.orders} onClose={answer} /> : null}
    </AdminFrame>
  );
};

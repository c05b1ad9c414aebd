import type { OrderTableRow } from '@maru/contracts/shop/order/order.list';
import { ConfirmDialog } from '../../design/confirm-dialog.tsx';
import { number } from '../../format/number.ts';
import { useBulk } from '../../kernel/bulk/use-bulk.ts';

interface BulkPrepareProps {
  readonly orders: readonly Pick<OrderTableRow, 'id' | 'number'>[];
  /** Whether it was started. */
  readonly onClose: (started: boolean) => void;
}

/** Has all that waits of the chosen orders packed at once. */
export const BulkPrepare = ({ orders, onClose }: BulkPrepareProps) => {
  const { start, busy } = useBulk();
  const prepare = async () => {
    const lines = orders.map(({ id, number: name }) => ({ id, name }));
    if (await start('order.prepare', lines)) onClose(true);
  };
  return (
    <ConfirmDialog
      open
      title={`주문 ${number(orders.length)}건을 배송 준비로 바꿀까요?`}
      text="기다리는 상품을 모두 포장한 것으로 적어요. 준비할 것이 없는 주문은 건너뛰고 알려 드려요."
      confirm="배송 준비"
      busy={busy}
      onConfirm={() => void prepare()}
      onClose={() => onClose(false)}
    />
  );
};

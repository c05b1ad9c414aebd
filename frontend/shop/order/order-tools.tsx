import type { OrderTableRow } from '@maru/contracts/shop/order/order.list';
import LocalShippingRounded from '@mui/icons-material/LocalShippingRounded';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { PrintOrders } from './print-orders.tsx';
import { ShipFileDialog } from './ship-file-dialog.tsx';

interface OrderToolsProps {
  readonly orders: readonly Pick<OrderTableRow, 'id' | 'number' | 'status'>[] | undefined;
}

/** What can be done with the orders of the page that wait for their parcels. */
export const OrderTools = ({ orders = [] }: OrderToolsProps) => {
  const [shipping, setShipping] = useState(false);
  const waiting = orders.filter(({ status }) => status === 'paid' || status === 'preparing');
  return (
    <>
      <PrintOrders ids={waiting.map(({ id }) => id)} />
      <Button variant="contained" startIcon={<LocalShippingRounded />} onClick={() => setShipping(true)}>
        송장 올리기
      </Button>
      {shipping ? (
        <ShipFileDialog numbers={waiting.map(({ number }) => number)} onClose={() => setShipping(false)} />
      ) : null}
    </>
  );
};

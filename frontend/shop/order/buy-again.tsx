import type { Order } from '@maru/contracts/shop/order/order.views';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCartChanges } from '../cart/use-cart.public.ts';

/** The same once more into the cart. */
export const BuyAgain = ({ lines }: Pick<Order, 'lines'>) => {
  const { add } = useCartChanges();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const addAll = async () => {
    setBusy(true);
    // One after another: why one of them has no place is in the snackbar then.
    let isAdded = false;
    for (const { item_id, option_id, quantity, replaces } of lines)
      isAdded = (replaces === null && (await add({ item_id, option_id, quantity }))) || isAdded;
    setBusy(false);
    if (isAdded) void navigate('/cart');
  };
  return (
    <Button variant="outlined" color="inherit" loading={busy} onClick={() => void addAll()}>
      다시 담기
    </Button>
  );
};

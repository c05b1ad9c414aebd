import { useEffect } from 'react';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { useSessionUser } from '../../kernel/session/use-session.ts';
import { mergeStoredCart } from './merge-stored-cart.ts';
import { useCartQuery } from './cart.api.ts';
import { CartCount } from './cart-count.tsx';

/** Brings the guest's cart along when somebody has logged in. */
export const CartCompanion = () => {
  const dispatch = useDispatch();
  const userId = useSessionUser()?.id;
  useEffect(() => {
    if (userId) void mergeStoredCart(userId)(dispatch);
  }, [dispatch, userId]);
  return null;
};

export const OwnCartCount = () => <CartCount count={useCartQuery().data?.lines.length ?? 0} />;

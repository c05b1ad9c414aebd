import { lazy, Suspense } from 'react';
import { useLoggedIn } from '../../kernel/session/use-session.ts';
import { CartCount } from './cart-count.tsx';
import { useStoredLines } from './stored-cart.ts';

const OwnCartCount = lazy(async () => ({ default: (await import('./cart-companion.tsx')).OwnCartCount }));

const StoredCartCount = () => <CartCount count={useStoredLines().length} />;

/** On the way to the cart. A guest's needs no call, so that the first screen loads nothing for one. */
export const CartMark = () =>
  useLoggedIn() ? (
    <Suspense>
      <OwnCartCount />
    </Suspense>
  ) : (
    <StoredCartCount />
  );

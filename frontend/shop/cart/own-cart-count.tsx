import { useCartQuery } from './cart.api.ts';
import { CartCount } from './cart-count.tsx';

export const OwnCartCount = () => <CartCount count={useCartQuery().data?.lines.length ?? 0} />;

import type { CartLine } from '@maru/contracts/shop/cart/cart.fields';
import type { Choice } from '@maru/contracts/shop/cart/cart.limits';
import { useMemo } from 'react';
import type { Failure } from '../../kernel/http/problem.ts';
import { useDispatch, useSelector } from '../../kernel/state/hooks.ts';
import { selectSession } from '../../kernel/session/session.slice.ts';
import { useCartQuery } from './cart.api.ts';
import { guestCart, ownCart } from './carts.ts';
import { useStoredLines } from './stored-cart.ts';

/** `add`, `change` and `remove` are true if they were done; otherwise the snackbar says why not. */
export interface CartChanges {
  readonly add: (line: CartLine) => Promise<boolean>;
  readonly change: (line: CartLine) => Promise<boolean>;
  readonly remove: (choice: Choice) => Promise<boolean>;
  /** An order of these was paid. */
  readonly ordered: (lines: readonly CartLine[]) => void;
}

const useLoggedInOrNot = () => {
  const { status } = useSelector(selectSession);
  return { loggedIn: status === 'in', known: status !== 'unknown' };
};

/** For screens that do not show the cart, so that they do not load it. */
export const useCartChanges = (): CartChanges => {
  const dispatch = useDispatch();
  const { loggedIn } = useLoggedInOrNot();
  return useMemo(() => (loggedIn ? ownCart : guestCart)(dispatch), [dispatch, loggedIn]);
};

export interface CartNow extends CartChanges {
  /** Undefined until they are known. */
  readonly lines: readonly CartLine[] | undefined;
  readonly loggedIn: boolean;
  readonly problem: Failure | undefined;
  readonly reload: () => void;
}

/** A guest's cart from the browser, a person's from the server. */
export const useCart = (): CartNow => {
  const { loggedIn, known } = useLoggedInOrNot();
  const stored = useStoredLines();
  const { data, error, refetch } = useCartQuery(undefined, { skip: !loggedIn, refetchOnMountOrArgChange: true });
  const own = loggedIn ? data?.lines : stored;
  return {
    ...useCartChanges(),
    lines: known ? own : undefined,
    loggedIn,
    problem: loggedIn && !data ? error : undefined,
    reload: () => void refetch(),
  };
};

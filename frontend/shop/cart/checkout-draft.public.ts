import type { CartLine } from '@maru/contracts/shop/cart/cart.fields';
import { inTab } from '../../kernel/personal/personal-storage.ts';

const [key, formKey] = ['checkout', 'checkout.form'];

/**
 * What is to be ordered: chosen lines of the cart, or one thing bought at once. Whoever calls it goes to `/checkout`
 * then.
 */
export const beginCheckout = (lines: readonly CartLine[]) => inTab.write(key, lines);

/** In this tab, also after a reload; none when nothing was chosen. */
export const draftLines = (): readonly CartLine[] => inTab.read<readonly CartLine[]>(key) ?? [];

interface Typed<T> {
  readonly userId: string | null;
  readonly fields: T;
}
/** What was typed stays for whoever typed it, over the payment window and back. */
export const keepTyped = <T>(userId: string | null, fields: T) => inTab.write(formKey, { userId, fields });
export const typedBy = <T>(userId: string | null): T | undefined => {
  const stored = inTab.read<Typed<T>>(formKey);
  return stored?.userId === userId ? stored.fields : undefined;
};

/** It was ordered. */
export const endCheckout = () => {
  inTab.write(key, undefined);
  inTab.write(formKey, undefined);
};

import type { CartLine } from '@maru/contracts/shop/cart/cart.fields';
import { inTab } from '../../kernel/personal/personal-storage.ts';

const [key, formKey] = ['checkout', 'checkout.form'];

/** Stores what `/checkout` is to order: chosen lines of the cart, or one item bought at once. */
export const beginCheckout = (lines: readonly CartLine[]) => inTab.write(key, lines);

/** The lines of this tab, also after a reload; empty when nothing was chosen. */
export const draftLines = (): readonly CartLine[] => inTab.read<readonly CartLine[]>(key) ?? [];

interface Typed<T> {
  readonly userId: string | null;
  readonly fields: T;
}
/** Stores the form for its person (null: a guest), so that it survives the way to the payment window and back. */
export const keepTyped = <T>(userId: string | null, fields: T) => inTab.write(formKey, { userId, fields });
export const typedBy = <T>(userId: string | null): T | undefined => {
  const stored = inTab.read<Typed<T>>(formKey);
  return stored?.userId === userId ? stored.fields : undefined;
};

export const endCheckout = () => {
  inTab.write(key, undefined);
  inTab.write(formKey, undefined);
};

import type { CartLine, StoredCart } from '@maru/contracts/shop/cart/cart.fields';
import { cartStorageKey, maxCartLines, maxQuantity } from '@maru/contracts/shop/cart/cart.limits';
import { useSyncExternalStore } from 'react';
import { storage } from '../../kernel/storage.ts';

const nothing: readonly CartLine[] = [];
const listeners = new Set<() => void>();
/** Read again only when the text changed: React wants the same list for as long as it is the same. */
let read: { readonly text: string | undefined; readonly lines: readonly CartLine[] } = {
  text: undefined,
  lines: nothing,
};
/** The text where the browser stores nothing: the cart lives as long as the page then. */
let unstored: string | undefined;

const isId = (value: unknown) =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);
const isCount = (value: unknown, most: number) =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most;
const isLine = (value: unknown): value is CartLine => {
  const { item_id, option_id, quantity } = (value ?? {}) as Partial<Record<keyof CartLine, unknown>>;
  return isId(item_id) && isCount(option_id, Number.MAX_SAFE_INTEGER) && isCount(quantity, maxQuantity);
};

/** Lines in a text of a browser's storage: people and older versions may have written anything there. */
export const linesIn = (text: string | undefined): readonly CartLine[] => {
  try {
    const { lines } = JSON.parse(text ?? '{}') as { lines?: unknown };
    return Array.isArray(lines) ? lines.filter(isLine).slice(0, maxCartLines) : nothing;
  } catch {
    return nothing;
  }
};

/** The lines of a guest. */
export const storedLines = (): readonly CartLine[] => {
  const text = storage.read(cartStorageKey) ?? unstored;
  if (text !== read.text) read = { text, lines: linesIn(text) };
  return read.lines;
};

export const storeLines = (lines: readonly CartLine[]) => {
  const stored: StoredCart = { version: 1, lines: [...lines] };
  const text = lines.length > 0 ? JSON.stringify(stored) : undefined;
  if (text) storage.write(cartStorageKey, text);
  else storage.remove(cartStorageKey);
  unstored = storage.read(cartStorageKey) === text ? undefined : text;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  // Other windows of the same browser.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};
export const useStoredLines = () => useSyncExternalStore(subscribe, storedLines, () => nothing);

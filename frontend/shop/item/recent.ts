import type { Item } from '@maru/contracts/shop/item/item.cards';
import { inBrowser } from '../../kernel/personal/personal-storage.ts';

/** Without the price, which may have changed since. */
export type RecentItem = Pick<Item, 'id' | 'name'> & { readonly image: string | null };

const key = 'recent';
const most = 10;

const isRecent = (value: unknown): value is RecentItem => {
  const { id, name, image } = (value ?? {}) as Partial<Record<keyof RecentItem, unknown>>;
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    (image === null || (typeof image === 'string' && image.startsWith('/api/file/item/')))
  );
};

/** What a person, or a visitor, looked at in this browser, the newest first. */
export const recentItems = (): readonly RecentItem[] => {
  const items = inBrowser.read<unknown>(key);
  return Array.isArray(items) ? items.filter(isRecent).slice(0, most) : [];
};

const keep = (items: readonly RecentItem[]) => inBrowser.write(key, items.slice(0, most));

export const rememberItem = ({ id, name, images }: Pick<Item, 'id' | 'name' | 'images'>) =>
  keep([{ id, name, image: images[0] ?? null }, ...recentItems().filter((one) => one.id !== id)]);

export const forgetItem = (id: string) => keep(recentItems().filter((one) => one.id !== id));

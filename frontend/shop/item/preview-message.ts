import type { Item } from '@maru/contracts/shop/item/item.cards';

/** The page in a frame says that it is there, and is handed the item to show. Both stand at our own address. */
export const previewPath = '/preview/item';
export const previewReady = 'item-preview-ready';
export interface PreviewMessage {
  readonly previewed: Item;
}
export const isPreview = (data: unknown): data is PreviewMessage =>
  typeof data === 'object' && data !== null && 'previewed' in data;

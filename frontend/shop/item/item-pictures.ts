import { imageWidth } from '@maru/contracts/kernel/limits';

/** How pictures of items are kept. */
export const itemPictures = { folder: 'item', width: imageWidth.item } as const;

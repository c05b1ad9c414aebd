import type { Examples } from '../../kernel/message.ts';
import type { WishEvent } from './wish.events.ts';

const data = { id: '01900000-0000-7000-8000-000000000001', item_id: '01900000-0000-7000-8000-0000000000f1' };

export const wishExamples: Examples<WishEvent> = {
  ItemWished: { type: 'ItemWished', data },
  ItemUnwished: { type: 'ItemUnwished', data },
};

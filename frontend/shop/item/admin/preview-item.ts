import { type Item, presentItem } from '@maru/contracts/shop/item/item.cards';
import { firstItemTerms } from '@maru/contracts/shop/item/item.terms';
import { type ItemDocument, noStars } from '@maru/contracts/shop/item/item.views';
import type { PickedImage } from '../../../design/image-choice.ts';
import { type ItemDraft, type OptionDraft, optionOf } from './item-draft.ts';

/** Of an item that is not there yet. */
const unsaved = {
  id: '00000000-0000-7000-8000-000000000000',
  revision: 0,
  position: 0,
  state: 'onSale',
  terms: firstItemTerms,
  notice: null,
  sale: null,
  sale_began: false,
  sold: 0,
  created_at: 0,
  updated_at: 0,
} as const;

const addressOf = (image: PickedImage) => (typeof image === 'string' ? image : URL.createObjectURL(image));
/** What the page would show of a form at a time, in epoch ms; pictures that are not stored yet come from this browser. */
const shownDraft = (base: Omit<ItemDocument, keyof ItemDraft>, draft: ItemDraft, now: number): Item => {
  const images = draft.images.map(addressOf);
  const name = draft.name.trim() || '이름 없는 상품';
  return presentItem({ ...base, ...draft, name, images, state: 'onSale', rated: noStars }, now);
};

export const previewOfItem = (item: ItemDocument, draft: ItemDraft, now: number): Item => shownDraft(item, draft, now);

export const previewOfNew = (
  { draft, options, kind }: { draft: ItemDraft; options: readonly OptionDraft[]; kind: ItemDocument['kind'] },
  now: number,
): Item =>
  shownDraft(
    {
      ...unsaved,
      kind,
      options: options.map((option, at) => ({ id: at + 1, reserved: 0, ...optionOf(option, kind) })),
    },
    draft,
    now,
  );

import { itemFields, type ItemKind, maxStock, optionFields, stockReason } from '@maru/contracts/shop/item/item.fields';
import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import { z } from 'zod';
import type { PickedImage } from '../../../design/image-choice.ts';
import type { ItemTexts, NewOption } from './item-admin.api.ts';
import type { OptionStock } from '@maru/contracts/shop/item/item.stock';
import { number } from '../../../format/number.ts';

/** What stands in the form; pictures may still have to be stored. */
export type ItemDraft = Omit<ItemTexts, 'images'> & { readonly images: readonly PickedImage[] };
export interface OptionDraft {
  readonly name: string;
  readonly price: number | null;
  readonly stock: number | null;
  readonly code?: string | undefined;
  readonly off?: boolean | undefined;
}
/** By field, and for options by `<place>.<field>`: what to do about it. */
export type DraftErrors = Readonly<Record<string, string>>;

export const emptyDraft: ItemDraft = { name: '', summary: '', description: '', images: [], category: '', tax: 'taxed' };
export const emptyOption: OptionDraft = { name: '', price: null, stock: null };
export const draftOf = ({ name, summary, description, images, category, tax }: ItemDocument): ItemDraft => ({
  name,
  summary,
  description,
  images,
  category,
  tax,
});

const texts = z.object(itemFields).omit({ images: true });
const words: DraftErrors = {
  name: '이름을 적어 주세요. 80자까지 쓸 수 있어요.',
  summary: '요약은 160자까지, 한 줄로 써 주세요.',
  category: '분류를 적어 주세요. 30자까지 쓸 수 있어요.',
  description: '설명은 20,000자까지 쓸 수 있어요.',
};

export const errorsOfDraft = (draft: ItemDraft): DraftErrors => {
  const { error } = texts.safeParse(draft);
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path: [field] }) => [String(field), words[String(field)] ?? '']),
  );
};

export const errorsOfOption = (option: OptionDraft, kind: ItemKind): DraftErrors => ({
  ...(!optionFields.name.safeParse(option.name).success && { name: '옵션 이름을 적어 주세요. 60자까지 쓸 수 있어요.' }),
  ...(!optionFields.price.safeParse(option.price).success && { price: '가격을 적어 주세요. 1억 원까지 쓸 수 있어요.' }),
  ...(kind === 'goods' &&
    (option.stock === null || option.stock > 1_000_000) && { stock: '재고를 적어 주세요. 100만 개까지 쓸 수 있어요.' }),
});

export const errorsOfOptions = (options: readonly OptionDraft[], kind: ItemKind): DraftErrors =>
  Object.fromEntries(
    options.flatMap((option, at) =>
      Object.entries(errorsOfOption(option, kind)).map(([field, text]) => [`${at}.${field}`, text]),
    ),
  );

/** As the server takes it; what does not run out is not counted. */
export const optionOf = ({ name, price, stock, code, off }: OptionDraft, kind: ItemKind): NewOption => ({
  name: name.trim(),
  price: price ?? 0,
  stock: kind === 'licence' ? null : stock,
  ...(code && { code }),
  ...(off && { off }),
});

/** Whether the texts are the same: every order changes the revision by moving the stock, which is no conflict. */
export const sameTexts = (one: ItemDocument, other: ItemDocument): boolean =>
  JSON.stringify(draftOf(one)) === JSON.stringify(draftOf(other));

/** What stands in the way of moving the stock of an option by so many pieces. */
export const errorsOfMove = ({ stock, reserved }: OptionStock, by: number, reason: string): DraftErrors => {
  const after = (stock ?? 0) + by;
  return {
    ...(after > maxStock && { pieces: `전체 ${number(maxStock)}개까지 둘 수 있어요.` }),
    ...(after < reserved && {
      pieces:
        reserved > 0 ? `주문이 잡아 둔 ${number(reserved)}개보다 적을 수 없어요.` : '있는 것보다 많이 줄일 수 없어요.',
    }),
    ...(by === 0 && { pieces: '몇 개인지 적어 주세요.' }),
    ...(!stockReason.safeParse(reason).success && { reason: '이유를 적어 주세요. 100자까지 쓸 수 있어요.' }),
  };
};

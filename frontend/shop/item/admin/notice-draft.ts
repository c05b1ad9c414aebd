import type { ItemKind } from '@maru/contracts/shop/item/item.fields';
import { itemNotice, type ItemNotice } from '@maru/contracts/shop/item/item.notice';
import { type NoticeField, type NoticeGroup, noticeGroups } from '@maru/contracts/shop/item/item.notice-fields';

/** What stands in the form, whatever group is chosen: fields that two groups share keep what was typed. */
export type NoticeDraft = Omit<ItemNotice, 'fields'> & { readonly fields: Readonly<Record<string, string>> };
export type NoticeErrors = Readonly<Record<string, string>>;

export const groupsOf = (kind: ItemKind): readonly (readonly [NoticeGroup, string])[] =>
  (Object.keys(noticeGroups) as NoticeGroup[])
    .filter((group) => (group === 'digital') === (kind === 'licence'))
    .map((group) => [group, noticeGroups[group].label]);

export const noticeDraftOf = (notice: ItemNotice | null, kind: ItemKind): NoticeDraft =>
  notice ?? {
    group: kind === 'licence' ? 'digital' : 'other',
    fields: {},
    service_name: '',
    service_phone: '',
    return_address: '',
    made_to_order: false,
  };

export const fieldsOfGroup = (group: NoticeGroup): readonly NoticeField[] => noticeGroups[group].fields;

const words: NoticeErrors = {
  service_name: 'A/S 책임자를 적어 주세요.',
  service_phone: '전화번호를 숫자와 -로 적어 주세요.',
  return_address: '160자까지 적을 수 있어요.',
};
const missing = '꼭 적어 주세요. 없으면 ‘해당 없음’이라고 적어 주세요.';

/** What the server takes of the draft, or what to do about each field. */
export const readNotice = ({
  fields,
  ...draft
}: NoticeDraft): { readonly notice: ItemNotice } | { readonly errors: NoticeErrors } => {
  const wanted = fieldsOfGroup(draft.group).map((field) => [field, fields[field] ?? ''] as const);
  const { data, error } = itemNotice.safeParse({ ...draft, fields: Object.fromEntries(wanted) });
  if (data) return { notice: data };
  return {
    errors: Object.fromEntries(
      error.issues.map(({ path }) => {
        const name = String(path.at(-1));
        return [name, words[name] ?? missing];
      }),
    ),
  };
};

import { z } from 'zod';
import { line } from '../../kernel/fields.ts';
import type { ItemKind } from './item.fields.ts';
import { type NoticeField, noticeFields, type NoticeGroup, noticeGroups } from './item.notice-fields.ts';

export const noticeField = z.enum(Object.keys(noticeFields) as [NoticeField, ...NoticeField[]]);
export const noticeGroup = z.enum(Object.keys(noticeGroups) as [NoticeGroup, ...NoticeGroup[]]);
const phone = z
  .string()
  .trim()
  .regex(/^[0-9-]{8,20}$/);

const shape = z.object({
  group: noticeGroup,
  fields: z.partialRecord(noticeField, line(500)),
  service_name: line(60),
  service_phone: phone,
  return_address: line(160).or(z.literal('')),
  made_to_order: z.boolean(),
});

/** What the group wants and nobody has written: an item is not sold without. */
export const missingFields = (
  of: NoticeGroup,
  fields: Readonly<Partial<Record<NoticeField, string>>>,
): readonly NoticeField[] => noticeGroups[of].fields.filter((one) => (fields[one] ?? '').trim() === '');

/**
 * 상품정보제공고시 of an item, whole: what its group wants stands in `fields`, and nothing else. `return_address` is 반품지,
 * empty for that of the shop; `made_to_order`: made for one buyer, after the order.
 */
export const itemNotice = shape.superRefine(({ group: of, fields }, context) => {
  const wanted: readonly NoticeField[] = noticeGroups[of].fields;
  const wrong = [
    ...missingFields(of, fields),
    ...noticeField.options.filter((one) => one in fields && !wanted.includes(one)),
  ];
  for (const one of wrong) context.addIssue({ code: 'custom', path: ['fields', one] });
});
export type ItemNotice = z.infer<typeof itemNotice>;

/** What is issued is digital content, and nothing that is sent is; nothing is made for one buyer that is issued. */
export const fitsKind = (kind: ItemKind, notice: Pick<ItemNotice, 'group' | 'made_to_order'>): boolean =>
  (kind === 'licence') === (notice.group === 'digital') && !(kind === 'licence' && notice.made_to_order);

/** Name and text of each field, in the order of the group, with the service last. */
export const noticeRows = ({
  group: of,
  fields,
  service_name,
  service_phone,
}: ItemNotice): readonly (readonly [name: string, text: string])[] => [
  ...noticeGroups[of].fields.map((one) => [noticeFields[one].label, fields[one] ?? ''] as const),
  ['A/S 책임자와 전화번호', `${service_name} ${service_phone}`],
];

import { z } from 'zod';
import { line } from '../../kernel/fields.ts';
import { periodFields } from '../../kernel/period.ts';
import { innerLink } from '../slide/slide.fields.ts';

/** How pressing it is; where several are to be shown, the most pressing comes first. */
export const noticeTone = z.enum(['info', 'caution', 'urgent']);
export type NoticeTone = z.infer<typeof noticeTone>;
/** Over which screens it stands: Home and the shop, or every one. */
export const noticeArea = z.enum(['shop', 'site']);
export type NoticeArea = z.infer<typeof noticeArea>;

/** A path of this site, or an encrypted address elsewhere; empty where a notice leads nowhere. */
export const noticeLink = innerLink.or(z.url({ protocol: /^https$/ }).max(300));

/** What administrators fill in. `label` are the words of the link. */
export const noticeFields = {
  text: line(160),
  link: noticeLink,
  label: line(20).or(z.literal('')),
  tone: noticeTone,
  area: noticeArea,
  ...periodFields,
  shown: z.boolean(),
};

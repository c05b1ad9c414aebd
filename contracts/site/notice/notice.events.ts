import { z } from 'zod';
import { event } from '../../kernel/message.ts';

export const noticeStream = (id: string) => `site.notice-${id}`;

const id = z.string();
const moment = z.string().nullable();
const fields = {
  text: z.string(),
  link: z.string(),
  label: z.string(),
  tone: z.enum(['info', 'caution', 'urgent']),
  area: z.enum(['shop', 'site']),
  from: moment,
  until: moment,
  shown: z.boolean(),
};
const changes = z.object(fields).partial();

export const noticeEvent = z.discriminatedUnion('type', [
  event('NoticeAdded', { id, ...fields }),
  /** The fields that were changed, as they were and as they are. */
  event('NoticeEdited', { id, before: changes, after: changes }),
  event('NoticeRemoved', { id }),
]);
export type NoticeEvent = z.infer<typeof noticeEvent>;

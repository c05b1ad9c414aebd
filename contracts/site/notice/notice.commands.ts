import { z } from 'zod';
import { id } from '../../kernel/fields.ts';
import { command } from '../../kernel/message.ts';
import { noticeFields } from './notice.fields.ts';

export const noticeCommand = z.discriminatedUnion('type', [
  command('AddNotice', { id, ...noticeFields }),
  command('EditNotice', { id, ...z.object(noticeFields).partial().shape }),
  command('RemoveNotice', { id }),
]);
export type NoticeCommand = z.infer<typeof noticeCommand>;

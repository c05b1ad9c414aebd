import { z } from 'zod';
import { id } from '../../kernel/fields.ts';
import { inOrder } from '../../kernel/period.ts';
import { addOrEdit, commandRoute, queryRoute } from '../../kernel/route.ts';
import type { NoticeCommand } from './notice.commands.ts';
import { noticeFields } from './notice.fields.ts';
import { noticeContent, noticesNow, siteNotice } from './notice.views.ts';

export const noticeForm = z
  .object({
    ...noticeFields,
    link: noticeFields.link.default(''),
    label: noticeFields.label.default(''),
    tone: noticeFields.tone.default('info'),
    area: noticeFields.area.default('site'),
    from: noticeFields.from.default(null),
    until: noticeFields.until.default(null),
    shown: noticeFields.shown.default(true),
  })
  .refine(inOrder, { path: ['until'] });
const edit = z.object({ id, ...z.object(noticeFields).partial().shape });

export const noticeRoutes = {
  add: commandRoute({
    method: 'POST',
    path: 'adm/notice/add',
    access: 'admin',
    summary: 'Adds a notice over the shop or the whole site; with `id` it edits that one.',
    input: addOrEdit(noticeForm, edit),
    answer: noticeContent.extend({ revision: z.int() }),
    toCommand: (input, newId): NoticeCommand =>
      'id' in input ? { type: 'EditNotice', data: input } : { type: 'AddNotice', data: { ...input, id: newId } },
  }),
  remove: commandRoute({
    method: 'DELETE',
    path: 'adm/notice',
    access: 'admin',
    summary: 'Removes a notice.',
    input: z.object({ id }),
    answer: z.object({ id: z.string() }),
    toCommand: (data): NoticeCommand => ({ type: 'RemoveNotice', data }),
  }),
};

export const noticeQueries = {
  list: queryRoute({
    method: 'GET',
    path: 'site/notice/list',
    access: 'open',
    summary: 'Notices to be shown now, the most pressing first, and when that changes.',
    input: z.object({}),
    answer: noticesNow,
  }),
  all: queryRoute({
    method: 'GET',
    path: 'adm/notice/list',
    access: 'admin',
    summary: 'Every notice, the newest first.',
    input: z.object({}),
    answer: z.object({ list: z.array(siteNotice) }),
  }),
};

import type { Deciders } from '@maru/contracts/kernel/decider';
import { endsTooEarly, inOrder, type Period } from '@maru/contracts/kernel/period';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { NoticeCommand } from '@maru/contracts/site/notice/notice.commands';
import type { NoticeEvent } from '@maru/contracts/site/notice/notice.events';
import type { NoticeFacts } from '@maru/contracts/site/notice/notice.fold';
import type { NoticeContent } from '@maru/contracts/site/notice/notice.views';

type NoticeDecider<T extends NoticeCommand['type']> = Deciders<NoticeCommand, NoticeFacts, NoticeEvent>[T];

const existingNotice = (notice: NoticeFacts): NoticeContent => {
  if (notice === 'missing') throw new Rejected('not_found');
  return notice;
};
const mustBeInOrder = (period: Period) => {
  if (!inOrder(period)) throw new Rejected('invalid_input', { errors: [{ path: 'until', message: endsTooEarly }] });
};

export const addNotice: NoticeDecider<'AddNotice'> = (notice, { data }) => {
  // New ids come from the request's key: one that is taken was asked for before.
  if (notice !== 'missing') throw new Rejected('key_reused');
  mustBeInOrder(data);
  return [{ type: 'NoticeAdded', data }];
};

const fields = ['text', 'link', 'label', 'tone', 'area', 'from', 'until', 'shown'] as const;

export const editNotice: NoticeDecider<'EditNotice'> = (state, { data: wanted }) => {
  const notice = existingNotice(state);
  const changed = fields.filter((field) => wanted[field] !== undefined && wanted[field] !== notice[field]);
  const partOf = (from: Partial<NoticeContent>) => Object.fromEntries(changed.map((field) => [field, from[field]]));
  const [before, after] = [partOf(notice), partOf(wanted as Partial<NoticeContent>)];
  mustBeInOrder({ ...notice, ...after });
  return changed.length === 0 ? [] : [{ type: 'NoticeEdited', data: { id: notice.id, before, after } }];
};

export const removeNotice: NoticeDecider<'RemoveNotice'> = (state) => [
  { type: 'NoticeRemoved', data: { id: existingNotice(state).id } },
];

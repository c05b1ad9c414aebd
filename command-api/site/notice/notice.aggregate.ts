import type { NoticeCommand } from '@maru/contracts/site/notice/notice.commands';
import { type NoticeEvent, noticeStream } from '@maru/contracts/site/notice/notice.events';
import { type NoticeFacts, noticeFold } from '@maru/contracts/site/notice/notice.fold';
import { noticePolicies, type NoticeSubject } from '@maru/contracts/site/notice/notice.policies';
import type { Aggregate } from '../../pipeline/aggregate.ts';
import { addNotice, editNotice, removeNotice } from './write-notice.ts';

export const noticeAggregate: Aggregate<NoticeCommand, NoticeFacts, NoticeEvent, NoticeSubject> = {
  ...noticeFold,
  name: 'site.notice',
  stream: ({ data }) => noticeStream(data.id),
  decide: { AddNotice: addNotice, EditNotice: editNotice, RemoveNotice: removeNotice },
  policies: noticePolicies,
  subject: (_command, notice) => ({ notice: notice === 'missing' ? notice : 'there' }),
  answer: (notice, { data }) => ({ body: notice === 'missing' ? { id: data.id } : notice }),
};

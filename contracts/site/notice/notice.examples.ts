import type { Examples } from '../../kernel/message.ts';
import type { NoticeEvent } from './notice.events.ts';

const id = '01900000-0000-7000-8000-0000000000d1';

export const noticeExamples: Examples<NoticeEvent> = {
  NoticeAdded: {
    type: 'NoticeAdded',
    data: {
      id,
      text: '12월 24일 밤 11시부터 1시간 동안 점검해요.',
      link: '/shop',
      label: '자세히 보기',
      tone: 'caution',
      area: 'site',
      from: null,
      until: '2026-12-24T15:00:00.000Z',
      shown: true,
    },
  },
  NoticeEdited: {
    type: 'NoticeEdited',
    data: { id, before: { tone: 'caution', shown: true }, after: { tone: 'urgent', shown: false } },
  },
  NoticeRemoved: { type: 'NoticeRemoved', data: { id } },
};

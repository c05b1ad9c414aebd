import type { Examples } from '../../kernel/message.ts';
import type { ContactCardEvent } from './contact-card.events.ts';

const id = '01900000-0000-7000-8000-0000000000d1';

export const contactCardExamples: Examples<ContactCardEvent> = {
  ContactCardAdded: {
    type: 'ContactCardAdded',
    data: {
      id,
      name: '김한빛',
      title: '설계1팀 팀장',
      company: '설계마루',
      mobile: '010-1234-5678',
      phone: '02-123-4567',
      fax: '',
      email: 'hanbit@maru.example',
      address: '서울특별시 중구 세종대로 110, 5층',
      link: 'https://maru.example',
      image: `/api/file/card/${id}/01900000-0000-7000-8000-000000000011.webp`,
      published: true,
      listed: false,
      rank: 1_000,
    },
  },
  ContactCardEdited: { type: 'ContactCardEdited', data: { id, title: '소장', fax: '02-123-4568', published: false } },
  ContactCardMoved: { type: 'ContactCardMoved', data: { id, rank: 500.5 } },
  ContactCardRemoved: { type: 'ContactCardRemoved', data: { id } },
};

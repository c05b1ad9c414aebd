import type { Examples } from '../../kernel/message.ts';
import type { SlideEvent } from './slide.events.ts';

const id = '01900000-0000-7000-8000-0000000000e1';

export const slideExamples: Examples<SlideEvent> = {
  SlideAdded: {
    type: 'SlideAdded',
    data: {
      id,
      title: '첫 명함, 두껍게',
      text: '600g 코튼지에 눌러 찍어요',
      image: `/api/file/slide/${id}/01900000-0000-7000-8000-000000000010.webp`,
      alt: '나무 책상 위에 놓인 두꺼운 명함',
      link: '/shop?category=명함',
      from: null,
      until: '2026-12-31T15:00:00.000Z',
      shown: true,
      rank: 1_000,
    },
  },
  SlideEdited: {
    type: 'SlideEdited',
    data: { id, title: '명함 첫 주문', shown: false, before: { title: '첫 명함, 두껍게', shown: true } },
  },
  SlideMoved: { type: 'SlideMoved', data: { id, rank: 500.5, before: 1_000 } },
  SlideRemoved: { type: 'SlideRemoved', data: { id } },
};

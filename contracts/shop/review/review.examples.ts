import type { Examples } from '../../kernel/message.ts';
import { type ReviewEvent, reviewIdOf } from './review.events.ts';

const line = { order_id: '01900000-0000-7000-8000-0000000000f9', no: 1 };
const of = { id: reviewIdOf(line), item_id: '01900000-0000-7000-8000-0000000000f1' };
const user_id = '01900000-0000-7000-8000-000000000001';
const images = [`/api/file/review/${user_id}/01900000-0000-7000-8000-000000000020.webp`];

export const reviewExamples: Examples<ReviewEvent> = {
  ReviewWritten: {
    type: 'ReviewWritten',
    data: { ...of, ...line, option: '100장', user_id, stars: 5, text: '종이가 두껍고 색이 또렷해요.', images },
  },
  ReviewEdited: {
    type: 'ReviewEdited',
    data: { ...of, from: 5, hidden: false, stars: 3, text: '모서리가 조금 눌려서 왔어요.', images: [] },
  },
  ReviewRemoved: { type: 'ReviewRemoved', data: { ...of, stars: 5, hidden: false } },
  ReviewHidden: { type: 'ReviewHidden', data: { ...of, stars: 5 } },
  ReviewShown: { type: 'ReviewShown', data: { ...of, stars: 5 } },
};

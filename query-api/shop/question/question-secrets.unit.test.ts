import { unknownPerson } from '@maru/contracts/kernel/presentation';
import { questionPresentation, type QuestionDocument } from '@maru/contracts/shop/question/question.views';
import { describe, expect, it } from 'vitest';

const doc: QuestionDocument = {
  id: 'q',
  revision: 1,
  position: 2,
  item_id: 'i',
  user_id: 'me',
  text: '언제 오나요?',
  secret: true,
  answer: '내일요',
  answered: true,
  removed: false,
  asked_at: 1,
  answered_at: 2,
};
const person = (id: string) => ({ id, no: 7, name: '김하늘', image: null });
const shownTo = (viewer: string, part: Partial<QuestionDocument> = {}) =>
  questionPresentation(viewer).present({ ...doc, ...part }, person);

describe('a secret question', () => {
  it('shows others and visitors neither its words nor its answer', () => {
    for (const viewer of ['other', '']) {
      expect(shownTo(viewer)).toMatchObject({ text: null, answer: null, answered: true, mine: false });
      expect(JSON.stringify(shownTo(viewer))).not.toMatch(/언제|내일|me"|하늘/);
    }
  });
  it('shows them to who asked', () =>
    expect(shownTo('me')).toMatchObject({ text: '언제 오나요?', answer: '내일요', mine: true }));
});

describe('any other', () => {
  it('is there for everyone, under a shortened name', () =>
    expect(shownTo('', { secret: false })).toMatchObject({ text: '언제 오나요?', answer: '내일요', author: '김**' }));
  it('of who withdrew is under no name', () =>
    expect(questionPresentation('').present(doc, unknownPerson)).toMatchObject({ author: '탈퇴한 사용자' }));
});

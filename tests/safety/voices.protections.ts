import type { Protection } from './protection.ts';

const subject = {
  file: 'command-api/shop/review/review.subject.ts',
  test: 'command-api/shop/review/review.subject.unit.test.ts',
};

/** What keeps reviews honest, and secrets secret. */
export const voicesProtections: readonly Protection[] = [
  {
    ...subject,
    promise: 'a review is written by who bought the thing',
    cut: 'order?.user_id === actor.id\n',
    instead: 'order\n',
    fails: 'is nobody else',
  },
  {
    ...subject,
    promise: 'a review is written once the thing came',
    cut: "isKept(order, line) ? 'kept' : 'underWay'",
    instead: "'kept'",
    fails: 'is not the buyer before',
  },
  {
    promise: 'pictures of others are in no review',
    file: 'command-api/shop/review/write-review.ts',
    cut: '  mustBeOwnImages(data.images, actor);',
    instead: '',
    test: 'command-api/shop/review/write-review.unit.test.ts',
    fails: 'refuses pictures of others',
  },
  {
    promise: 'a secret question is read by who asked only',
    file: 'contracts/shop/question/question.views.ts',
    cut: 'secret && !mine ?',
    instead: 'secret && mine ?',
    test: 'query-api/shop/question/question-secrets.unit.test.ts',
    fails: 'shows others and visitors neither',
  },
];

import { expect, it } from 'vitest';
import { objectOf, towards } from './particle.ts';

it.each([
  ['제목', '을', '으로'],
  ['상태', '를', '로'],
  ['할 일', '을', '로'],
  ['구조', '를', '로'],
  ['A-201', '을(를)', '(으)로'],
  ['', '을(를)', '(으)로'],
])('%s takes %s and %s', (word, object, direction) => {
  expect([objectOf(word), towards(word)]).toEqual([object, direction]);
});

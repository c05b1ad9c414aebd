import { activityKinds } from '@maru/contracts/tracker/issue/issue.views';
import { expect, it } from 'vitest';
import { activitySentence } from './activity-sentence.ts';

it.each([
  ['added', null, null, '이슈를 올렸어요'],
  ['title', '기둥', '보', '제목을 ‘기둥’에서 ‘보’로 바꿨어요'],
  ['title', '보', '기둥', '제목을 ‘보’에서 ‘기둥’으로 바꿨어요'],
  ['text', 'a', 'b', '내용을 수정했어요'],
  ['status', 'TO DO', 'IN PROGRESS', '상태를 할 일에서 진행 중으로 바꿨어요'],
  ['status', 'IN PROGRESS', 'DONE', '상태를 진행 중에서 완료로 바꿨어요'],
  ['priority', 'LOW', 'HIGH', '우선순위를 낮음에서 높음으로 바꿨어요'],
  ['type', '도서검토', '정보누락', '유형을 도서검토에서 정보누락으로 바꿨어요'],
  ['class', '건축', '구조', '분야를 건축에서 구조로 바꿨어요'],
  ['assignee', null, '김하나', '담당자를 김하나 님으로 정했어요'],
  ['assignee', '김하나', null, '담당자 김하나 님을 해제했어요'],
  ['assignee', '김하나', '이두리', '담당자를 김하나 님에서 이두리 님으로 바꿨어요'],
  ['due', null, '2026-12-04', '마감일을 2026년 12월 4일로 정했어요'],
  ['due', '2026-12-04', '2026-12-24', '마감일을 2026년 12월 4일에서 2026년 12월 24일로 바꿨어요'],
  ['due', '2026-12-04', null, '마감일을 삭제했어요'],
  ['image', null, '/a', '이미지를 넣었어요'],
  ['image', '/a', null, '이미지를 삭제했어요'],
  ['image', '/a', '/b', '이미지를 바꿨어요'],
  ['deleted', null, null, '이슈를 삭제했어요'],
  ['restored', null, null, '이슈를 되살렸어요'],
] as const)('%s from %s to %s', (what, from, to, sentence) => {
  expect(activitySentence({ what, from, to })).toBe(sentence);
});

it('has words for every kind', () => {
  for (const what of activityKinds) expect(activitySentence({ what, from: null, to: null })).not.toBe('');
});

import { expect, it } from 'vitest';
import { dueLook } from './due.ts';

const noon = new Date(2026, 2, 10, 12).getTime();

it.each([
  ['2026-03-09', true, '1일 지남'],
  ['2026-03-10', false, '오늘까지'],
  ['2026-03-12', false, '2일 남음'],
])('%s is past: %s, %s', (due, past, when) => {
  expect(dueLook(due, noon)).toMatchObject({ past, when });
});

it('is written in Korean', () => {
  expect(dueLook('2026-03-09', noon)).toMatchObject({ date: '2026년 3월 9일', short: '3. 9. 지남' });
});

import { expect, it } from 'vitest';
import { dueLook } from './due.ts';

const noon = new Date(2026, 2, 10, 12).getTime();

it.each([
  ['2026-03-09', true, '1일 지남', '3. 9. 지남'],
  ['2026-03-10', false, '오늘까지', '오늘'],
  ['2026-03-12', false, '2일 남음', '3. 12.'],
])('%s is late: %s', (due, late, when, short) => {
  expect(dueLook(due, noon)).toMatchObject({ late, when, short });
});

it('is never late once it is done', () => {
  expect(dueLook('2026-03-09', noon, true)).toMatchObject({
    late: false,
    when: undefined,
    date: '2026년 3월 9일',
    short: '3. 9.',
  });
});

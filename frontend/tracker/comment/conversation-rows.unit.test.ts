import { expect, it } from 'vitest';
import { commentOf } from '../screens/issue.fixture.tsx';
import { conversationRows } from './conversation-rows.ts';

const at = (day: number, hour: number, minute: number) => new Date(2026, 2, day, hour, minute).getTime();
const comment = (id: string, by: string, created_at: number) => commentOf(1, { id, created_by: by, created_at });

it('puts what one person said in a row under one name, anew after a pause and on another day', () => {
  const rows = conversationRows(
    [
      comment('a', '하나', at(2, 9, 0)),
      comment('b', '하나', at(2, 9, 4)),
      comment('c', '하나', at(2, 9, 20)),
      comment('d', '두리', at(2, 9, 21)),
      comment('e', '두리', at(3, 0, 0)),
    ],
    '두리',
  );
  expect(rows.map(({ first }) => first)).toEqual([true, false, true, true, true]);
  expect(rows.map(({ mine }) => mine)).toEqual([false, false, false, true, true]);
  expect(rows.map(({ day }) => day)).toEqual(['2026년 3월 2일', undefined, undefined, undefined, '2026년 3월 3일']);
});

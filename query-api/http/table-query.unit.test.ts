import { defineTable, tableQuery } from '@maru/contracts/kernel/table';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const orders = defineTable({
  name: 'order',
  title: '주문',
  path: 'adm/order',
  row: z.object({ id: z.string(), number: z.string(), placed_at: z.number(), status: z.string() }),
  columns: {
    number: { label: '주문번호', kind: 'text', sort: true },
    placed_at: { label: '주문일', kind: 'time', sort: true },
    status: { label: '상태', kind: 'text' },
  },
  filters: {
    status: { kind: 'choice', label: '상태', words: { paid: '결제완료', prepared: '준비됨' } },
    placed_at: { kind: 'time', label: '주문일' },
    total: { kind: 'won', label: '금액' },
    user_id: { kind: 'id', label: '회원' },
  },
  search: '주문번호',
  sort: ['-placed_at'],
});
const query = tableQuery(orders);

describe('the query of a list', () => {
  it('has a sort and a length of its own', () => {
    expect(query.parse({})).toEqual({ sort: ['-placed_at'], limit: 50, text: '' });
  });

  it('reads lists, days and numbers', () => {
    const asked = {
      sort: 'number,-placed_at',
      status: 'paid,prepared',
      placed_at_from: '2026-11-01',
      total_to: '5000',
    };
    expect(query.parse(asked)).toMatchObject({
      sort: ['number', '-placed_at'],
      status: ['paid', 'prepared'],
      placed_at_from: '2026-11-01',
      total_to: 5000,
    });
  });

  it.each([
    ['an unknown parameter', { sortBy: 'number' }],
    ['a field that nothing is sorted by', { sort: 'status' }],
    ['a field twice', { sort: 'number,-number' }],
    ['an unknown word', { status: 'lost' }],
    ['a day that is none', { placed_at_from: 'yesterday' }],
    ['an id that is none', { user_id: '1' }],
    ['a cursor that is none', { after: 'no cursor!' }],
    ['too many rows', { limit: '101' }],
  ])('refuses %s', (_, asked) => {
    expect(query.safeParse(asked).success).toBe(false);
  });
});

import type { DeskPart, DeskSummary } from '@maru/contracts/site/desk/desk.queries';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answer } from '../../kernel/api/call.fixture.ts';
import { openAt } from '../../kernel/store/screen.fixture.tsx';
import { DeskFigures } from './desk-figures.public.tsx';

afterEach(() => vi.unstubAllGlobals());

const part = (more: Partial<DeskPart> = {}): DeskPart => ({
  from: '2026-11-22',
  to: '2026-11-23',
  sales: 0,
  paid: 0,
  refunded: 0,
  orders: 0,
  members: 0,
  active: 0,
  ...more,
});
const open = (summary: Partial<DeskSummary>, path = '/adm') =>
  openAt(
    path,
    <DeskFigures />,
    {
      'GET adm/desk/summary': () =>
        answer(200, { period: part(), before: part(), parts: [part()], best: [], ...summary }),
    },
    10,
  );

it('shows each figure beside the period before, and leads to the list behind it', async () => {
  open({ period: part({ sales: 1_500_000, orders: 30 }), before: part({ sales: 1_000_000, orders: 40 }) });
  const sales = await screen.findByRole('link', { name: /매출/ });
  expect(sales.textContent).toBe('매출1,500,000원이전 기간보다 50% 늘었어요');
  expect(sales.getAttribute('href')).toContain('paid_at_from=2026-11-22&paid_at_to=2026-11-23');
  expect(screen.getByRole('link', { name: /결제된 주문/ }).textContent).toBe(
    '결제된 주문30건이전 기간보다 25% 줄었어요',
  );
});

it('says the same as a table', async () => {
  open({ parts: [part({ from: '2026-11-22', to: '2026-11-22', sales: 7_000 }), part({ from: '2026-11-23' })] });
  fireEvent.click(await screen.findByRole('button', { name: '표로 보기' }));
  expect(screen.queryByText('그래프')).toBeNull();
  const [, first, second] = screen.getAllByRole('row');
  expect(first?.textContent).toBe('11.227,000원0건0명0명');
  expect(second?.textContent).toBe('11.230원0건0명0명');
});

it('names what sells best, and an empty shop calmly', async () => {
  open({ best: [{ item_id: 'i1', name: '코튼 명함', pieces: 12, won: 418_200 }] });
  const item = await screen.findByRole('link', { name: '코튼 명함' });
  expect(item.getAttribute('href')).toBe('/adm/item/i1');
  expect(item.closest('li')?.textContent).toBe('1코튼 명함418,200원12개');
});

it('says that nothing was sold', async () => {
  open({});
  await screen.findByText('이 기간에 팔린 상품이 없어요.');
});

import type { DeskTaskCount } from '@maru/contracts/site/desk/desk.queries';
import { deskTasks } from '@maru/contracts/site/desk/desk.tasks';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answer, problem } from '../../kernel/api/call.fixture.ts';
import { openAt } from '../../kernel/store/screen.fixture.tsx';
import { DeskTasks } from './desk-tasks.public.tsx';

afterEach(() => vi.unstubAllGlobals());

const open = (waiting: readonly Partial<DeskTaskCount>[]) => {
  const list = deskTasks.map((task) => ({ task, count: 0, since: null, ...waiting.find((one) => one.task === task) }));
  return openAt('/adm', <DeskTasks />, { 'GET adm/desk/tasks': () => answer(200, { list }) }, 10);
};

it('says calmly that nothing waits', async () => {
  open([]);
  await screen.findByText(/지금 처리할 일이 없어요/);
  expect(screen.queryByRole('list')).toBeNull();
});

it('names what waits, how many and since when, and leads to the list behind it', async () => {
  open([
    { task: 'ordersToPrepare', count: 1_234, since: Date.now() - 3 * 60 * 60 * 1000 },
    { task: 'lowStock', count: 2 },
  ]);
  const [orders, stock, ...rest] = await screen.findAllByRole('link');
  expect(orders?.textContent).toMatch(/새 주문.*약 3시간 전.*1,234건/);
  expect(orders?.getAttribute('href')).toBe('/adm/order?status=paid');
  expect(stock?.textContent).toMatch(/재고가 적은 상품.*2개$/);
  expect(stock?.getAttribute('href')).toBe('/adm/item?stock=low');
  expect(rest).toEqual([]);
});

it('says what to do when it cannot be loaded', async () => {
  openAt('/adm', <DeskTasks />, { 'GET adm/desk/tasks': () => problem(500, 'internal') }, 10);
  await screen.findByText('할 일을 불러오지 못했어요');
  await waitFor(() => expect(screen.getByRole('button', { name: '다시 시도' })).toBeTruthy());
});

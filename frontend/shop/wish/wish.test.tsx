import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answer, problem } from '../../kernel/api/call.fixture.ts';
import { cardOf, itemOf, listed, openShop, type Replies } from '../screens/item.fixture.tsx';

const shows = (items: readonly string[], wish: () => Response): Replies => {
  let asked = false;
  return {
    item: (query) => answer(200, itemOf(query.get('id') ?? '')),
    'item/list': () => listed(cardOf('a'), cardOf('b')),
    'category/list': () => answer(200, { list: [] }),
    // First it is read, then it is changed.
    wish: () => {
      if (asked) return wish();
      asked = true;
      return answer(200, { items }, { 'X-Position': '0' });
    },
  };
};
const heart = (name = '상품 a 찜하기') => screen.findByRole('button', { name });
const pressed = async (name?: string) => (await heart(name)).getAttribute('aria-pressed');

beforeEach(() => localStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

it('a click wishes for the item, at once', async () => {
  openShop(
    '/shop/a',
    shows([], () => answer(200, { items: ['a'] }, { 'X-Position': '1' })),
    'buyer',
  );
  expect(await pressed()).toBe('false');
  await userEvent.click(await heart());
  expect(await pressed()).toBe('true');
  expect(await screen.findByText('찜했어요.')).toBeTruthy();
  expect(screen.getByRole('button', { name: '찜 보기' })).toBeTruthy();
});

it('what was refused is taken back', async () => {
  openShop(
    '/shop/a',
    shows([], () => problem(409, 'too_many_wishes', '찜은 200개까지 담을 수 있어요.')),
    'buyer',
  );
  await userEvent.click(await heart());
  expect(await screen.findByText('찜은 200개까지 담을 수 있어요.')).toBeTruthy();
  await waitFor(async () => expect(await pressed()).toBe('false'));
});

it('is on the cards of lists for who is logged in', async () => {
  openShop(
    '/shop',
    shows(['b'], () => answer(200, { items: [] }, { 'X-Position': '1' })),
    'buyer',
  );
  await waitFor(async () => expect(await pressed('상품 b 찜하기')).toBe('true'));
  expect(await pressed('상품 a 찜하기')).toBe('false');
  await userEvent.click(await heart('상품 b 찜하기'));
  await waitFor(async () => expect(await pressed('상품 b 찜하기')).toBe('false'));
  expect(await screen.findByRole('button', { name: '실행 취소' })).toBeTruthy();
});

it('leads a visitor to the login, and back to the item', async () => {
  openShop(
    '/shop/a',
    shows([], () => answer(200, { items: [] }, { 'X-Position': '1' })),
  );
  await userEvent.click(await heart());
  await waitFor(() =>
    expect(screen.getByRole('status', { name: '주소' }).textContent).toContain('/login?returnUrl=/shop/a'),
  );
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answer } from '../../kernel/api/call.fixture.ts';
import { itemOf, openShop, type Replies } from '../screens/item.fixture.tsx';

/** Of the item's options the third is sold out. */
const shows = (...answers: readonly (readonly number[])[]): Replies => {
  const left = answers.values();
  return {
    item: (query) => answer(200, itemOf(query.get('id') ?? '')),
    wish: () => answer(200, { items: [] }, { 'X-Position': '0' }),
    restock: () => answer(200, { options: left.next().value ?? answers.at(-1) }),
  };
};
const button = () => screen.findByRole('button', { name: '300장 재입고 알림' });

beforeEach(() => localStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

it('is offered for what is sold out only, and says what happens then', async () => {
  // Read, asked for, read again.
  openShop('/shop/a', shows([], [3], [3]), 'buyer');
  expect((await screen.findAllByRole('button', { name: /재입고 알림/ })).length).toBe(1);
  await userEvent.click(await button());
  expect(await screen.findByText('다시 들어오면 메일로 한 번 알려 드릴게요.')).toBeTruthy();
  expect(await screen.findByText('알림 신청됨')).toBeTruthy();
});

it('is taken back by another click', async () => {
  openShop('/shop/a', shows([3], [], []), 'buyer');
  await screen.findByText('알림 신청됨');
  await userEvent.click(await button());
  expect(await screen.findByText('재입고 알림을 취소했어요.')).toBeTruthy();
  expect((await button()).getAttribute('aria-pressed')).toBe('false');
});

it('leads a visitor to the login', async () => {
  openShop('/shop/a', shows([]));
  await userEvent.click(await button());
  expect((await screen.findByRole('status', { name: '주소' })).textContent).toContain('/login?returnUrl=/shop/a');
});

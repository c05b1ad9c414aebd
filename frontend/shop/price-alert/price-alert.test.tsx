import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answer } from '../../kernel/api/call.fixture.ts';
import { openAt } from '../../kernel/store/screen.fixture.tsx';
import { itemOf, openShop, type Replies } from '../screens/item.fixture.tsx';
import { OwnAlerts } from './own-alerts.tsx';

/** The item at 41,000 won, with what is answered one after the other of one's own alert. */
const shows = (...prices: readonly (number | null)[]): Replies => {
  const left = prices.values();
  return {
    item: (query) => answer(200, itemOf(query.get('id') ?? '')),
    wish: () => answer(200, { items: [] }, { 'X-Position': '0' }),
    restock: () => answer(200, { options: [] }),
    price_alert: () => answer(200, { price: left.next().value ?? null }),
  };
};
const button = () => screen.findByRole('button', { name: /^가격 알림/ });

beforeEach(() => localStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

it('is asked for, and taken back by another click', async () => {
  openShop('/shop/a', shows(null, 41_000, 41_000, null), 'buyer');
  await userEvent.click(await button());
  expect(await screen.findByText('지금보다 싸지면 메일로 한 번 알려 드릴게요.')).toBeTruthy();
  expect(await screen.findByText('가격 알림 신청됨')).toBeTruthy();
  await userEvent.click(await button());
  expect(await screen.findByText('가격 알림을 취소했어요.')).toBeTruthy();
});

it('leads a visitor to the login', async () => {
  openShop('/shop/a', shows());
  await userEvent.click(await button());
  expect((await screen.findByRole('status', { name: '주소' })).textContent).toContain('/login?returnUrl=/shop/a');
});

it('stands among what one waits for, and each is cancelled there', async () => {
  const alert = { item_id: 'a', name: '코튼 명함', image: null, asked_at: 1 };
  const list = [
    { ...alert, option_id: null, option: null, price: 41_000 },
    { ...alert, option_id: 3, option: '300장', price: null },
  ];
  const { asked } = openAt('/my', <OwnAlerts />, {
    'GET shop/alert/list': () => answer(200, { list }),
    'DELETE shop/price_alert': () => answer(200, { price: null }),
    'DELETE shop/restock': () => answer(200, { options: [] }),
  });
  await userEvent.click(await screen.findByRole('button', { name: '코튼 명함 41,000원보다 싸지면 알림 취소' }));
  await waitFor(() => expect(asked('shop/price_alert').map((query) => query.get('id'))).toEqual(['a']));
  await userEvent.click(await screen.findByRole('button', { name: '코튼 명함 300장 다시 들어오면 알림 취소' }));
  await waitFor(() => expect(asked('shop/restock').map((query) => query.get('option_id'))).toEqual(['3']));
});

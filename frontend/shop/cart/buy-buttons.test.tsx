import { maxCartLines } from '@maru/contracts/shop/cart/cart.limits';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer } from '../../kernel/api/call.fixture.ts';
import { draftLines } from './checkout-draft.public.ts';
import { itemOf, openShop, type Replies } from '../screens/item.fixture.tsx';
import { storedLines, storeLines } from './stored-cart.ts';

const id = '01900000-0000-7000-8000-0000000000f1';
const shows = (part: Parameters<typeof itemOf>[1] = {}): Replies => ({ item: () => answer(200, itemOf(id, part)) });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => storeLines([]));
afterEach(() => void vi.unstubAllGlobals());

describe('the buttons to buy', () => {
  it('put as many of the choice into the cart as were wanted, and add to what is there', async () => {
    openShop(`/shop/${id}`, shows());
    await press('수량 늘리기');
    expect(await screen.findByText('82,000원')).toBeTruthy();
    await press('장바구니');
    expect(await screen.findByText('장바구니에 담았어요.')).toBeTruthy();
    await press('장바구니');
    expect(storedLines()).toEqual([{ item_id: id, option_id: 1, quantity: 4 }]);
  });

  it('offer no more than there are', async () => {
    openShop(`/shop/${id}`, shows());
    await userEvent.click(await screen.findByRole('radio', { name: /200장/ }));
    const quantity = await screen.findByRole<HTMLInputElement>('textbox', { name: '수량' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '50{Enter}');
    expect(quantity.value).toBe('3');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '수량 늘리기' }).disabled).toBe(true);
  });

  it('lead to the checkout with this alone, and leave the cart as it is', async () => {
    const other = { item_id: '01900000-0000-7000-8000-0000000000f2', option_id: 1, quantity: 1 };
    storeLines([other]);
    openShop(`/shop/${id}`, shows());
    await press('바로 구매');
    expect(draftLines()).toEqual([{ item_id: id, option_id: 1, quantity: 1 }]);
    expect(storedLines()).toEqual([other]);
  });

  it('are not there for what is sold out', async () => {
    openShop(`/shop/${id}`, shows({ state: 'soldOut' }));
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: '품절' })).disabled).toBe(true);
    expect(screen.queryByRole('button', { name: '바로 구매' })).toBeNull();
  });

  it('say so when the cart is full, and leave it as it is', async () => {
    const full = Array.from({ length: maxCartLines }, (_, at) => ({ item_id: id, option_id: at + 10, quantity: 1 }));
    storeLines(full);
    openShop(`/shop/${id}`, shows());
    await press('장바구니');
    expect(await screen.findByText('장바구니에는 200가지, 옵션마다 99개까지 담을 수 있어요.')).toBeTruthy();
    expect(storedLines()).toEqual(full);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, user } from '../../../kernel/api/call.fixture.ts';
import { beginCheckout, endCheckout } from '../../cart/checkout-draft.public.ts';
import { choice, openCheckout, quoteOf } from './checkout.fixture.tsx';

beforeEach(() => beginCheckout([choice]));
afterEach(() => {
  endCheckout();
  vi.unstubAllGlobals();
});

describe('somebody who is known', () => {
  const account = {
    'auth/my': () => answer(200, { ...user, email: 'sky@example.com', phone: '01099998888' }),
    'shop/cart/quote': () => answer(200, quoteOf({}, { points: { balance: 0, usable: 0 } })),
  };

  it('begins with the account where nothing was ordered yet', async () => {
    openCheckout({ ...account, 'shop/order/list': () => answer(200, { list: [], total: 0 }) }, false);
    const shown = await Promise.all(
      ['이름', '휴대폰 번호', '이메일', '우편번호'].map((label) => screen.findByLabelText<HTMLInputElement>(label)),
    );
    expect(shown.map(({ value }) => value)).toEqual(['김하늘', '010-9999-8888', 'sky@example.com', '']);
  });

  it('begins with where the last order went', async () => {
    const last = {
      recipient: '이봄',
      phone: '01011112222',
      postcode: '48058',
      address: '부산 해운대구 센텀로 1',
      detail: '3층',
      note: '경비실에 맡겨 주세요.',
    };
    openCheckout(
      {
        ...account,
        'shop/order/list': () => answer(200, { list: [{ id: 'o1' }], total: 1 }),
        'shop/order': () => answer(200, last),
      },
      false,
    );
    const shown = await Promise.all(
      ['이름', '휴대폰 번호', '이메일', '우편번호', '상세 주소 (선택)'].map((label) =>
        screen.findByLabelText<HTMLInputElement>(label),
      ),
    );
    expect(shown.map(({ value }) => value)).toEqual(['이봄', '010-1111-2222', 'sky@example.com', '48058', '3층']);
  });

  it('fills the form with an address of the own, and keeps another without ordering', async () => {
    const office = {
      no: 1,
      main: true,
      name: '회사',
      recipient: '이봄',
      phone: '01011112222',
      postcode: '48058',
      address: '부산 해운대구 센텀로 1',
      detail: '3층',
    };
    const { sent } = openCheckout(
      {
        ...account,
        'shop/order/list': () => answer(200, { list: [], total: 0 }),
        'shop/address': () => answer(200, { list: [office] }),
      },
      false,
    );
    await userEvent.click(await screen.findByRole('button', { name: '회사' }));
    expect(screen.getByLabelText<HTMLInputElement>('우편번호').value).toBe('48058');
    expect(screen.getByLabelText<HTMLInputElement>('휴대폰 번호').value).toBe('010-1111-2222');
    await userEvent.click(screen.getByRole('button', { name: '이 주소 저장' }));
    const dialog = await screen.findByRole('dialog', { name: '배송지 추가' });
    await userEvent.type(within(dialog).getByLabelText('배송지 이름'), '부산 사무실');
    await userEvent.click(within(dialog).getByRole('button', { name: '저장' }));
    await waitFor(() => expect(sent('shop/address').at(-1)).toBeUndefined());
    expect(sent('shop/address')).toContainEqual({
      name: '부산 사무실',
      recipient: '이봄',
      phone: '01011112222',
      postcode: '48058',
      address: '부산 해운대구 센텀로 1',
      detail: '3층',
      main: false,
    });
    expect(sent('shop/order/place')).toEqual([]);
  });
});

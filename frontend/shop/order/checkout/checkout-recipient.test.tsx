import { screen } from '@testing-library/react';
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
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer } from '../../kernel/api/call.fixture.ts';
import { at, orderAfter } from './order.fixture.tsx';
import { choose, click, dayMs, delivered, openOrder } from './order-screen.fixture.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: at + dayMs }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a buyer', () => {
  const id = 'o1';

  it('cancels a part, and is told what comes back', async () => {
    const { sent: calls } = openOrder(orderAfter(['OrderPaid']), { 'POST shop/order/cancel': () => answer(200, {}) });
    await click('주문 취소');
    const dialog = await screen.findByRole('dialog', { name: '주문을 취소할까요?' });
    expect(dialog.textContent).toContain('돌려받을 금액97,700원');
    choose(dialog, /구조 도면 읽기/);
    fireEvent.click(within(dialog).getByRole('button', { name: '줄이기' }));
    expect(dialog.textContent).toContain('돌려받을 금액34,850원');
    fireEvent.change(within(dialog).getByLabelText('이유'), { target: { value: 'wrongChoice' } });
    fireEvent.click(within(dialog).getByRole('button', { name: '주문 취소' }));
    await screen.findByText('취소했어요.');
    expect(calls('POST shop/order/cancel')).toEqual([{ id, parts: [{ no: 1, quantity: 1 }], reason: 'wrongChoice' }]);
  });

  it('cancels all of it without naming parts, and nothing of nothing', async () => {
    const { sent: calls } = openOrder(orderAfter(['OrderPaid']), { 'POST shop/order/cancel': () => answer(200, {}) });
    await click('주문 취소');
    const dialog = await screen.findByRole('dialog');
    for (const box of within(dialog).getAllByRole('checkbox')) fireEvent.click(box);
    expect(within(dialog).getByRole('button', { name: '주문 취소' }).hasAttribute('disabled')).toBe(true);
    for (const box of within(dialog).getAllByRole('checkbox')) fireEvent.click(box);
    fireEvent.click(within(dialog).getByRole('button', { name: '주문 취소' }));
    await waitFor(() => expect(calls('POST shop/order/cancel')).toEqual([{ id, reason: 'changedMind' }]));
  });

  it('takes a claim back', async () => {
    const { sent: calls } = openOrder(orderAfter([...delivered, 'ClaimOpened']), {
      'POST shop/order/claim/withdraw': () => answer(200, {}),
    });
    await click('신청 철회');
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '철회' }));
    await screen.findByText('신청을 철회했어요.');
    expect(calls('POST shop/order/claim/withdraw')).toEqual([{ id, claim: 1 }]);
  });

  it('changes where it goes, until it is packed', async () => {
    const { sent: calls } = openOrder(orderAfter(['OrderPaid']), { 'POST shop/order/address': () => answer(200, {}) });
    await click('받을 곳 바꾸기');
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText('상세 주소 (선택)'), { target: { value: '1204호' } });
    fireEvent.click(within(dialog).getByRole('button', { name: '바꾸기' }));
    await screen.findByText('받을 곳을 바꿨어요.');
    expect(calls('POST shop/order/address')).toMatchObject([{ id, detail: '1204호', postcode: '06236' }]);
  });

  it('puts the same into the cart again', async () => {
    const { sent } = openOrder(orderAfter([...delivered, 'OrderConfirmed']), {
      'POST shop/cart/add': () => answer(200, { lines: [], left: [] }, { 'X-Position': '1' }),
    });
    await click('다시 담기');
    await waitFor(() => expect(screen.getByLabelText('주소').textContent).toBe('/cart'));
    expect(sent('POST shop/cart/add')).toHaveLength(2);
  });
});

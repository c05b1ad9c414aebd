import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, problem } from '../../kernel/api/call.fixture.ts';
import { at, orderAfter } from './order.fixture.tsx';
import { choose, click, dayMs, delivered, openOrder, parts, sent } from './order-screen.fixture.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: at + dayMs }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a buyer who asks for something', () => {
  const id = 'o1';

  it('asks for what is packed to be cancelled', async () => {
    const { sent: calls } = openOrder(orderAfter(['OrderPaid', 'OrderPrepared']), {
      'POST shop/order/claim': () => answer(200, {}),
    });
    await click('취소 요청');
    const dialog = await screen.findByRole('dialog', { name: '취소를 요청할까요?' });
    choose(dialog, /구조 도면 읽기/);
    fireEvent.click(within(dialog).getByRole('button', { name: '취소 요청' }));
    await screen.findByText('취소를 요청했어요.');
    expect(calls('POST shop/order/claim')).toEqual([
      { id, kind: 'cancel', parts: [{ no: 2, quantity: 1, parcel: null }], reason: 'changedMind' },
    ]);
  });

  it('is told fee and refund before asking, and says where money is to go that came by a virtual account', async () => {
    const { sent: calls } = openOrder(
      orderAfter(delivered, 'buyer', { method: '가상계좌', terms: { return_fee: 3_000, exchange_fee: 6_000 } }),
      { 'POST shop/order/claim': () => answer(200, {}) },
    );
    await click('반품 신청');
    const dialog = await screen.findByRole('dialog');
    const send = within(dialog).getByRole('button', { name: '반품 신청' });
    choose(dialog, /두꺼운 코튼 명함/);
    expect(dialog.textContent).toContain('반품 배송비-3,000원');
    expect(dialog.textContent).toContain('돌려받을 금액66,700원');
    expect(dialog.textContent).toContain('돌려보낸 상품이 도착한 날부터 3영업일 안에 환불해 드려요.');
    fireEvent.change(within(dialog).getByLabelText('이유'), { target: { value: 'defective' } });
    expect(dialog.textContent).toContain('돌려받을 금액69,700원');
    expect(dialog.textContent).toContain('배송비는 판매자가 부담해요.');
    fireEvent.change(within(dialog).getByLabelText(/은행/), { target: { value: '88' } });
    fireEvent.change(within(dialog).getByLabelText(/예금주/), { target: { value: '김하늘' } });
    fireEvent.change(within(dialog).getByLabelText(/계좌번호/), { target: { value: '110-12' } });
    expect(send.hasAttribute('disabled')).toBe(true);
    fireEvent.change(within(dialog).getByLabelText(/계좌번호/), { target: { value: '110-123-456789' } });
    fireEvent.click(send);
    await screen.findByText('반품을 신청했어요.');
    expect(calls('POST shop/order/claim')).toEqual([
      {
        id,
        kind: 'return',
        parts: parts.slice(0, 1),
        reason: 'defective',
        noticed: '2026-01-02',
        refund_account: { bank: '88', account: '110123456789', holder: '김하늘' },
      },
    ]);
  });

  it('is offered no reason whose time is over', async () => {
    vi.setSystemTime(at + 20 * dayMs);
    openOrder(orderAfter(delivered));
    await click('반품 신청');
    const reasons = within(await screen.findByRole('dialog'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(reasons).toEqual(['상품 불량', '상품이 설명과 달라요', '상품을 받지 못했어요', '배송 지연']);
  });

  it('says when it noticed what is wrong, not later than the law takes it', async () => {
    vi.setSystemTime(at + 40 * dayMs);
    const { sent: calls } = openOrder(orderAfter(delivered), { 'POST shop/order/claim': () => answer(200, {}) });
    await click('반품 신청');
    const dialog = within(await screen.findByRole('dialog'));
    choose(screen.getByRole('dialog'), /구조 도면 읽기/);
    const day = dialog.getByLabelText<HTMLInputElement>('문제를 알게 된 날');
    const send = dialog.getByRole('button', { name: '반품 신청' });
    expect([day.value, day.min, day.max]).toEqual(['2026-02-10', '2026-01-01', '2026-02-10']);
    for (const [date, text] of [
      ['2026-01-02', /30일이 지나 신청할 수 없어요/],
      ['2025-12-31', /받은 날부터 오늘까지/],
      ['', /받은 날부터 오늘까지/],
    ] as const) {
      fireEvent.change(day, { target: { value: date } });
      dialog.getByText(text);
      expect(send.hasAttribute('disabled')).toBe(true);
    }
    fireEvent.change(day, { target: { value: '2026-02-09' } });
    fireEvent.click(send);
    await waitFor(() =>
      expect(calls('POST shop/order/claim')).toMatchObject([{ reason: 'defective', noticed: '2026-02-09' }]),
    );
  });

  it('says that a parcel never came', async () => {
    const { sent: calls } = openOrder(orderAfter(sent), { 'POST shop/order/claim': () => answer(200, {}) });
    await click('반품 신청');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getAllByRole('option')[0]?.textContent).toBe('상품을 받지 못했어요');
    for (const box of within(dialog).getAllByRole('checkbox')) fireEvent.click(box);
    fireEvent.click(within(dialog).getByRole('button', { name: '반품 신청' }));
    await screen.findByText('반품을 신청했어요.');
    expect(calls('POST shop/order/claim')).toEqual([{ id, kind: 'return', parts, reason: 'notArrived' }]);
  });

  it('exchanges for another option, and sees what it costs', async () => {
    const item = {
      options: [
        { id: 1, name: '100장', price: 34_850, available: 3 },
        { id: 2, name: '200장', price: 40_000, available: 5 },
        { id: 3, name: '500장', price: 90_000, available: 0 },
      ],
    };
    const { sent: calls } = openOrder(orderAfter(delivered, 'buyer', { terms: { exchange_fee: 6_000 } }), {
      'POST shop/order/claim': () => answer(200, {}),
      'GET shop/item': () => answer(200, item),
    });
    await click('교환 신청');
    const dialog = await screen.findByRole('dialog');
    choose(dialog, /두꺼운 코튼 명함/);
    await within(dialog).findByRole('option', { name: '200장 · +5,150원 · 5개 남음' });
    expect(
      within(dialog)
        .getByRole('option', { name: /500장.*품절/ })
        .hasAttribute('disabled'),
    ).toBe(true);
    fireEvent.change(within(dialog).getByLabelText('바꿔 받을 옵션: 두꺼운 코튼 명함'), { target: { value: '2' } });
    expect(dialog.textContent).toContain('교환 배송비6,000원');
    expect(dialog.textContent).toContain('더 내실 차액10,300원');
    fireEvent.click(within(dialog).getByRole('button', { name: '교환 신청' }));
    await screen.findByText('교환을 신청했어요.');
    expect(calls('POST shop/order/claim')).toEqual([
      { id, kind: 'exchange', parts: parts.slice(0, 1), reason: 'changedMind', wanted: [{ no: 1, option_id: 2 }] },
    ]);
  });

  it('keeps the dialog when it was refused', async () => {
    openOrder(orderAfter(delivered), {
      'POST shop/order/claim': () => problem(409, 'order_step_refused', '지금은 할 수 없어요.'),
    });
    await click('반품 신청');
    const dialog = await screen.findByRole('dialog');
    choose(dialog, /구조 도면 읽기/);
    fireEvent.click(within(dialog).getByRole('button', { name: '반품 신청' }));
    await screen.findByText('지금은 할 수 없어요.');
    expect(screen.getByRole('dialog', { hidden: true })).toBeTruthy();
  });
});

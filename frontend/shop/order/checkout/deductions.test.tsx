import type { OwnCoupon } from '@maru/contracts/shop/coupon/coupon.views';
import type { Quote } from '@maru/contracts/shop/order/order.quote';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer } from '../../../kernel/api/call.fixture.ts';
import { openAt } from '../../../kernel/store/screen.fixture.tsx';
import { CashReceiptField, noCashReceipt, readCashReceipt } from '../../order-receipt/cash-receipt-field.public.tsx';
import { PointsField } from '../../points/points-field.public.tsx';
import { CouponField } from '../../coupon/coupon-field.public.tsx';

afterEach(() => vi.unstubAllGlobals());

const amounts = { goods: 40_000, shipping: 3_000, discount: 0, points: 0, total: 43_000, tax_free: 0 };
const quoteWith = (more: Partial<Quote>): Quote => ({
  lines: [],
  amounts,
  sent: true,
  delivery: { remote: 0, area: null, pickup: false },
  parcels: [],
  automatic: null,
  coupon: null,
  points: { balance: 5_000, usable: 4_000 },
  ...more,
});
const own = (part: Partial<OwnCoupon>): OwnCoupon => ({
  id: 'HELLO',
  name: '가입 축하',
  off: { kind: 'won', won: 5_000 },
  least: 0,
  from: '2020-01-01T00:00:00Z',
  until: '2999-01-01T00:00:00Z',
  used: false,
  ...part,
});

/** What the server would say of each code. */
const answers: Readonly<Record<string, Partial<Quote>>> = {
  WELCOME10: {
    coupon: { code: 'WELCOME10', name: '첫 구매', least: 0, discount: 4_000, problem: null },
    amounts: { ...amounts, discount: 4_000, total: 39_000 },
  },
  OLD2025: { coupon: { code: 'OLD2025', name: '지난 쿠폰', least: 0, discount: 0, problem: 'expired' } },
  HELLO: {
    coupon: { code: 'HELLO', name: '가입 축하', least: 0, discount: 5_000, problem: null },
    amounts: { ...amounts, discount: 5_000, total: 38_000 },
  },
};
const Coupon = ({ more = {} }: { more?: Partial<Quote> }) => {
  const [code, setCode] = useState<string | null>(null);
  return (
    <form aria-label="주문" onSubmit={() => expect.unreachable('the order is not sent')}>
      <CouponField
        value={code}
        onChange={setCode}
        quote={quoteWith({ ...(code !== null && answers[code]), ...more })}
      />
      <output aria-label="코드">{code}</output>
    </form>
  );
};
const openCoupon = (list: readonly OwnCoupon[] = [], more: Partial<Quote> = {}) =>
  openAt('/', <Coupon more={more} />, { 'GET shop/coupon/list': () => answer(200, { list }) });
const code = () => screen.getByRole('status', { name: '코드' }).textContent;

describe('a coupon', () => {
  it('is taken as it is typed, says what it takes off, and can be taken away', async () => {
    openCoupon();
    await userEvent.type(screen.getByRole('textbox', { name: '쿠폰 코드' }), 'welcome-10{Enter}');
    await screen.findByText('첫 구매 · 4,000원 할인');
    await userEvent.click(screen.getByRole('button', { name: '적용 취소' }));
    expect(code()).toBe('');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '쿠폰 코드' }).value).toBe('');
  });
  it('says why it takes nothing off, and lets go of it', async () => {
    openCoupon();
    const field = screen.getByRole('textbox', { name: '쿠폰 코드' });
    await userEvent.type(field, '쿠폰{Enter}');
    expect(screen.getByText('영문과 숫자로 된 코드를 입력해 주세요.')).toBeTruthy();
    expect(code()).toBe('');
    await userEvent.clear(field);
    await userEvent.type(field, 'old2025');
    await userEvent.click(screen.getByRole('button', { name: '적용' }));
    expect(screen.getByText('사용 기간이 지난 쿠폰이에요.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '지우기' }));
    expect(code()).toBe('');
  });
  it("of one's own is chosen from a list of those that can be used", async () => {
    openCoupon([
      own({}),
      own({ id: 'BIG', name: '큰 쿠폰', least: 50_000 }),
      own({ id: 'GONE', name: '쓴 쿠폰', used: true }),
    ]);
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: '내 쿠폰 2장' }));
    expect(screen.getAllByRole('option').map((option) => option.getAttribute('aria-disabled'))).toEqual([null, 'true']);
    await userEvent.click(screen.getByRole('option', { name: /가입 축하/ }));
    await screen.findByText('가입 축하 · 5,000원 할인');
  });
  it('is not offered to a guest', () => {
    openCoupon([], { points: null });
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

const Points = ({ points }: Pick<Quote, 'points'>) => {
  const [value, setValue] = useState(0);
  const [usable, setUsable] = useState(points?.usable ?? 0);
  return (
    <>
      <PointsField value={value} onChange={setValue} quote={quoteWith({ points: points && { ...points, usable } })} />
      <button onClick={() => setUsable(100)}>덜 사기</button>
      <output aria-label="포인트">{value}</output>
    </>
  );
};
const used = () => screen.getByRole('status', { name: '포인트' }).textContent;

describe('points', () => {
  it('are used up to what the order takes, also when it takes less later', async () => {
    openAt('/', <Points points={{ balance: 5_000, usable: 4_000 }} />, {});
    expect(screen.getByText('포인트가 5,000P 있고, 이 주문에는 4,000P까지 쓸 수 있어요.')).toBeTruthy();
    fireEvent.change(screen.getByRole('textbox', { name: '쓸 포인트' }), { target: { value: '1,500' } });
    expect(used()).toBe('1500');
    fireEvent.change(screen.getByRole('textbox', { name: '쓸 포인트' }), { target: { value: '99999' } });
    expect(used()).toBe('4000');
    fireEvent.change(screen.getByRole('textbox', { name: '쓸 포인트' }), { target: { value: '' } });
    await userEvent.click(screen.getByRole('button', { name: '전체 사용' }));
    expect(used()).toBe('4000');
    await userEvent.click(screen.getByRole('button', { name: '덜 사기' }));
    await waitFor(() => expect(used()).toBe('100'));
  });
  it('say how to get some where there are none', () => {
    openAt('/', <Points points={{ balance: 0, usable: 0 }} />, {});
    expect(screen.getByText(/구매를 확정하면 1%를 적립해 드려요/)).toBeTruthy();
  });
});

const Receipt = () => {
  const [typed, setTyped] = useState(noCashReceipt);
  const read = readCashReceipt(typed);
  return (
    <>
      <CashReceiptField value={typed} onChange={setTyped} error={'error' in read ? read.error : undefined} />
      <output aria-label="영수증">{JSON.stringify(read)}</output>
    </>
  );
};
it('a receipt for cash takes a phone number or that of a business, and none of them by itself', async () => {
  openAt('/', <Receipt />, {});
  const told = () => JSON.parse(screen.getByRole('status', { name: '영수증' }).textContent) as unknown;
  expect(told()).toEqual({});
  await userEvent.click(screen.getByRole('button', { name: '소득공제' }));
  await userEvent.type(screen.getByRole('textbox', { name: '휴대폰 번호' }), '01012345678');
  expect(told()).toEqual({ cash_receipt: { use: 'income', number: '01012345678' } });
  await userEvent.click(screen.getByRole('button', { name: '지출증빙' }));
  const business = screen.getByRole<HTMLInputElement>('textbox', { name: '사업자등록번호' });
  await userEvent.type(business, '1234567890');
  expect([business.value, told()]).toEqual(['123-45-67890', { error: '사업자등록번호 10자리를 확인해 주세요.' }]);
  await userEvent.clear(business);
  await userEvent.type(business, '1234567891');
  expect(told()).toEqual({ cash_receipt: { use: 'expense', number: '1234567891' } });
});

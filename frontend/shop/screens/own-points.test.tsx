import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answer } from '../../kernel/api/call.fixture.ts';
import { OwnCoupons } from '../coupon/own-coupons.tsx';
import { openAt } from '../../kernel/store/screen.fixture.tsx';
import { OwnPoints } from '../points/own-points.tsx';

afterEach(() => vi.unstubAllGlobals());

const at = Date.parse('2026-12-01T03:00:00Z');
const moment = (part: object) => ({ at, what: 'granted', points: 1_000, order_id: null, reason: 'event', ...part });
const history = [
  moment({ what: 'used', points: -700, order_id: 'o1', reason: null }),
  moment({ at: at - 1 }),
  moment({ at: at - 2, what: 'earned', points: 410, order_id: 'o0', reason: null }),
  moment({ at: at - 3, what: 'expired', points: -90, reason: null }),
];

it('points are told with what is lost next, and what came of them', async () => {
  openAt('/my', <OwnPoints />, {
    'GET shop/points': () => answer(200, { balance: 12_345, expiring: { points: 300, at }, history }),
  });
  await screen.findByText('12,345P');
  expect(screen.getByText('2026년 12월 1일에 300P가 사라져요.')).toBeTruthy();
  const rows = () =>
    within(screen.getByRole('list', { name: '포인트 내역' }))
      .getAllByRole('listitem')
      .map((row) => row.textContent);
  expect(rows()).toHaveLength(3);
  expect(rows()[0]).toContain('주문에 사용');
  expect(rows()[0]).toContain('-700P');
  expect(screen.getAllByRole('link', { name: '주문 보기' })[0]?.getAttribute('href')).toBe('/my/order/o1');
  await userEvent.click(screen.getByRole('button', { name: '내역 전체 보기' }));
  expect(rows()).toHaveLength(4);
});

it("coupons of one's own say whether they can be used; without any there is nothing", async () => {
  const coupon = {
    id: 'A',
    name: '가입 축하',
    off: { kind: 'won', won: 5_000 },
    least: 20_000,
    from: '2020-01-01T00:00:00Z',
    until: '2999-01-01T00:00:00Z',
    used: false,
  };
  openAt('/my', <OwnCoupons />, {
    'GET shop/coupon/list': () =>
      answer(200, {
        list: [coupon, { ...coupon, id: 'B', used: true }, { ...coupon, id: 'C', until: '2021-01-01T00:00:00Z' }],
      }),
  });
  const rows = within(await screen.findByRole('list', { name: '내 쿠폰' })).getAllByRole('listitem');
  expect(
    rows.map((row) => ['쓸 수 있음', '사용함', '기간 지남'].find((state) => row.textContent.includes(state))),
  ).toEqual(['쓸 수 있음', '사용함', '기간 지남']);
  expect(rows[0]?.textContent).toContain('5,000원 할인 · 20,000원 이상 살 때');
});

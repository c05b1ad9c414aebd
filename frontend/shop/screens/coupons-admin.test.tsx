import type { ManagedCoupon } from '@maru/contracts/shop/coupon/coupon.table';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answer, problem } from '../../kernel/api/call.fixture.ts';
import { openAt, type Replies } from '../../kernel/store/screen.fixture.tsx';
import { CouponsAdminScreen } from './coupons-admin.screen.tsx';

afterEach(() => vi.unstubAllGlobals());

const coupon = (part: Partial<ManagedCoupon>): ManagedCoupon => ({
  id: 'WELCOME10',
  revision: 0,
  name: '첫 구매',
  off: { kind: 'percent', percent: 10, most: 10_000 },
  least: 30_000,
  from: '2020-01-01T00:00:00Z',
  until: '2999-01-01T00:00:00Z',
  count: 100,
  user_id: null,
  used: 3,
  ended: false,
  starts_at: Date.UTC(2020, 0),
  ends_at: Date.UTC(2999, 0),
  added_at: 1,
  state: 'running',
  discount: '10% 할인, 최대 10,000원',
  person: '',
  ...part,
});
const open = (list: readonly ManagedCoupon[], more: Replies = {}) =>
  openAt(
    '/adm/coupon',
    <CouponsAdminScreen />,
    {
      'GET adm/coupon/list': () => answer(200, { list, total: list.length, next: null, previous: null }),
      'GET adm/table/settings': () => answer(200, { filters: [], columns: {} }),
      ...more,
    },
    10,
  );
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value: text } });

it('coupons are listed with how they stand, and ended after a question', async () => {
  const { sent } = open(
    [
      coupon({}),
      coupon({ id: 'OLD', name: '지난 쿠폰', ended: true, state: 'expired' }),
      coupon({ id: 'FULL', name: '다 쓴 쿠폰', used: 100, state: 'usedUp' }),
    ],
    { 'PUT adm/coupon/end': () => answer(200, {}) },
  );
  await screen.findByText('WELCOME10');
  for (const state of ['사용 중', '끝남', '수량 소진']) expect(screen.getByText(state)).toBeTruthy();
  const panel = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name }));
    return within(await screen.findByRole('dialog', { name }));
  };
  const old = await panel('지난 쿠폰');
  expect(old.queryByRole('button', { name: '끝내기' })).toBeNull();
  await userEvent.click(old.getByRole('button', { name: '닫기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click((await panel('첫 구매')).getByRole('button', { name: '끝내기' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '끝내기' }));
  await waitFor(() => expect(sent('PUT adm/coupon/end')).toEqual([{ id: 'WELCOME10' }]));
});

it('a coupon for one person is made; what is wrong stands beside its field', async () => {
  let taken = true;
  const { sent } = open([], {
    'POST adm/user/find': () => (taken ? answer(200, { id: 'u9', name: '김하늘' }) : problem(404, 'not_found')),
    'POST adm/coupon/add': () => (taken ? problem(409, 'coupon_taken', '이미 있는 쿠폰 코드예요.') : answer(200, {})),
  });
  await screen.findByText('아직 쿠폰이 없어요');
  await userEvent.click(screen.getAllByRole('button', { name: '쿠폰 만들기' })[0] as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: '만들기' }));
  expect(screen.getByText('이름을 40자까지 적어 주세요.')).toBeTruthy();
  type('이름', '김하늘 님께');
  await userEvent.click(screen.getByRole('button', { name: '코드 만들기' }));
  await userEvent.click(screen.getByRole('button', { name: '금액으로 할인' }));
  type('할인 금액', '5000');
  type('받는 회원 이메일 (선택)', 'haneul@example.com');
  await userEvent.click(screen.getByRole('button', { name: '만들기' }));
  await screen.findByText('이미 있는 쿠폰 코드예요.');
  expect(sent('POST adm/coupon/add')).toEqual([
    expect.objectContaining({
      name: '김하늘 님께',
      off: { kind: 'won', won: 5_000 },
      user_id: 'u9',
      least: 0,
      count: null,
    }),
  ]);
  taken = false;
  await userEvent.click(screen.getByRole('button', { name: '만들기' }));
  await screen.findByText('이 이메일로 가입한 회원이 없어요.');
  type('받는 회원 이메일 (선택)', '');
  await userEvent.click(screen.getByRole('button', { name: '만들기' }));
  await screen.findByText('쿠폰을 만들었어요.');
  expect(sent('POST adm/coupon/add').at(-1)).toMatchObject({ user_id: null });
});

it('points are given to whoever has an address', async () => {
  const { sent } = open([], {
    'POST adm/user/find': () => answer(200, { id: 'u9', name: '김하늘' }),
    'POST adm/points/grant': () => answer(200, { points: 3_000 }),
  });
  await userEvent.click(await screen.findByRole('button', { name: '포인트 주기' }));
  await userEvent.click(screen.getByRole('button', { name: '주기' }));
  expect(screen.getByRole('alert').textContent).toContain('이메일과 포인트를 적어 주세요.');
  type('회원 이메일', 'haneul@example.com');
  type('포인트', '3000');
  fireEvent.change(screen.getByRole('combobox', { name: '이유' }), { target: { value: 'apology' } });
  await userEvent.click(screen.getByRole('button', { name: '주기' }));
  await screen.findByText('김하늘 님에게 3,000P를 드렸어요.');
  expect(sent('POST adm/points/grant')).toEqual([{ user_id: 'u9', points: 3_000, reason: 'apology' }]);
});

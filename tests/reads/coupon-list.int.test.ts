import type { ManagedCoupon } from '@maru/contracts/shop/coupon/coupon.table';
import { beforeAll, expect, it } from 'vitest';
import { type Client, logIn } from '../support/api-client.ts';
import { openProduct } from '../support/product.ts';

const day = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * day).toISOString();
let admin: Client;

beforeAll(async () => {
  admin = await logIn((await openProduct()).url);
  const terms = { off: { kind: 'won', won: 1_000 }, least: 0, count: null, from: at(-2), until: at(2) };
  const coupons = [
    { id: 'LISTNOW', name: '지금 쓰는 쿠폰' },
    { id: 'LISTOVER', name: '지난 목록 쿠폰', from: at(-3), until: at(-1) },
    { id: 'LISTSOON', name: '다음 목록 쿠폰', from: at(1) },
    { id: 'LISTAUTO', name: '저절로 되는 할인', automatic: true },
    { id: 'LISTENDED', name: '끝낸 목록 쿠폰' },
  ];
  for (const coupon of coupons) await admin.call('POST', 'adm/coupon/add', { body: { ...terms, ...coupon } });
  await admin.call('PUT', 'adm/coupon/end', { body: { id: 'LISTENDED' } });
}, 120_000);

const found = async (query: Readonly<Record<string, string>>) => {
  const { body } = await admin.call<{ list: readonly ManagedCoupon[] }>('GET', 'adm/coupon/list', { query });
  return body.list.map(({ id, state }) => `${id} ${state}`);
};
it.each([
  [{ over: '1' }, ['LISTENDED expired', 'LISTOVER expired']],
  [{ over: '0' }, ['LISTAUTO running', 'LISTNOW running', 'LISTSOON notYet']],
  [{ over: '0', automatic: '0' }, ['LISTNOW running', 'LISTSOON notYet']],
  [{ automatic: '1' }, ['LISTAUTO running']],
  [{ text: 'listso' }, ['LISTSOON notYet']],
  [{ text: '목록', over: '1,0' }, ['LISTENDED expired', 'LISTOVER expired', 'LISTSOON notYet']],
])('coupons that %j asks for are found', async (query, list) => {
  await expect.poll(async () => (await found(query)).toSorted(), { timeout: 10_000 }).toEqual(list);
});

it('says what a coupon takes off, and for whom', async () => {
  const { body } = await admin.call<{ list: readonly ManagedCoupon[] }>('GET', 'adm/coupon/list', {
    query: { text: 'LISTNOW' },
  });
  expect(body.list).toMatchObject([{ discount: '1,000원 할인', person: '', used: 0 }]);
});

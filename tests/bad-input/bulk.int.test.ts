import { randomUUID } from 'node:crypto';
import { maxBulkLines } from '@maru/contracts/kernel/bulk';
import { rowLimits } from '@maru/contracts/kernel/rows';
import { beforeAll, describe, expect, it } from 'vitest';
import { openProduct } from '../support/product.ts';
import { expectNothingWritten, expectRefusal, json, sendRaw } from '../support/refusals.ts';
import { type Client, logIn } from '../support/api-client.ts';
import type { Product } from '../support/running-server.ts';
import { registerAccount } from '../support/visitor.ts';

let server: Product;
let admin: Client;
let customer: Client;
beforeAll(async () => {
  server = await openProduct();
  admin = await logIn(server.url);
  customer = await logIn(server.url, await registerAccount(server, '손님'));
});

const line = () => ({ id: randomUUID(), name: '260101-ABCD-EFG' });
const ship = (more: object) => ({
  kind: 'order.ship',
  lines: [{ ...line(), courier: '한진택배', tracking: '1', ...more }],
});
const start = (body: unknown, { token }: Client = admin) =>
  sendRaw(server.url, 'POST', 'adm/bulk', { token, ...json(body) });

describe('a bulk action', () => {
  it.each([
    ['no kind', { lines: [line()] }],
    ['an unknown kind', { kind: 'user.withdraw', lines: [line()] }],
    ['no lines', { kind: 'order.prepare', lines: [] }],
    ['too many lines', { kind: 'order.prepare', lines: Array.from({ length: maxBulkLines + 1 }, line) }],
    ['an id that is none', { kind: 'order.prepare', lines: [{ ...line(), id: 'x' }] }],
    ['a name over two lines', { kind: 'order.prepare', lines: [{ ...line(), name: 'a\nb' }] }],
    ['no tracking', ship({ tracking: ' ' })],
    ['a carrier that is a number', ship({ courier: 4 })],
    ['packing that is not meant', ship({ prepare: 'yes' })],
  ])('is refused with %s', (_, body) =>
    expectNothingWritten(server, async () => expectRefusal(await start(body), 'invalid_input')),
  );
  it('is for administrators, to start, to stop, to see', () =>
    expectNothingWritten(server, async () => {
      const body = { kind: 'order.prepare', lines: [line()] };
      expectRefusal(await start(body, customer), 'forbidden');
      for (const [method, path] of [
        ['POST', 'adm/bulk/stop'],
        ['POST', 'adm/bulk/rows?kind=order.ship'],
        ['POST', 'adm/order/memo'],
        ['POST', 'adm/order/print'],
      ] as const) {
        const call = { token: customer.token, ...json({ id: randomUUID() }) };
        expectRefusal(await sendRaw(server.url, method, path, call), 'forbidden');
      }
      for (const path of ['adm/bulk/list', `adm/bulk?id=${randomUUID()}`, `adm/order/history?id=${randomUUID()}`])
        expectRefusal(await sendRaw(server.url, 'GET', path, { token: customer.token }), 'forbidden');
    }));
  it('that is not there is neither stopped nor shown', async () => {
    const id = randomUUID();
    const { token } = admin;
    expectRefusal(await sendRaw(server.url, 'POST', 'adm/bulk/stop', { token, ...json({ id }) }), 'not_found');
    expectRefusal(await sendRaw(server.url, 'GET', `adm/bulk?id=${id}`, { token }), 'not_found');
    expectRefusal(await sendRaw(server.url, 'GET', `adm/order/history?id=${id}`, { token }), 'order_not_found');
    const print = { token, ...json({ what: 'slip', ids: [id] }) };
    expectRefusal(await sendRaw(server.url, 'POST', 'adm/order/print', print), 'order_not_found');
  });
});

describe('a file of rows', () => {
  const send = async (content: string | Uint8Array<ArrayBuffer> | undefined, query = 'kind=order.ship') => {
    const form = new FormData();
    if (content !== undefined) form.append('file', new Blob([content]), 'rows.csv');
    const headers = { authorization: `Bearer ${admin.token}` };
    const answer = await fetch(`${server.url}/api/adm/bulk/rows?${query}`, { method: 'POST', headers, body: form });
    return { status: answer.status, body: (await answer.json()) as { code?: string; rows?: readonly object[] } };
  };
  it.each([
    ['an unknown kind', 'a', 'kind=user.withdraw', 'invalid_input'],
    ['a parameter that is not known', 'a', 'kind=order.ship&from=1', 'invalid_input'],
    ['no file', undefined, 'kind=order.ship', 'invalid_input'],
    ['columns that are missing', '이름,번호\n1,2', 'kind=order.ship', 'rows_columns_missing'],
    ['nothing in it', '', 'kind=order.ship', 'rows_columns_missing'],
    ['bytes that are no text', new Uint8Array([0, 255, 254, 1]), 'kind=order.ship', 'rows_unreadable'],
    ['too many rows', `주문번호,송장번호\n${'a,1\n'.repeat(maxBulkLines + 20)}`, 'kind=order.ship', 'rows_too_many'],
    ['too many bytes', 'x'.repeat(rowLimits.bytes + 1), 'kind=order.ship', 'too_large'],
  ])('is refused with %s', (_, content, query, code) =>
    expectNothingWritten(server, async () => expect((await send(content, query)).body.code).toBe(code)),
  );
  it('is looked at without anything being done, row by row', () =>
    expectNothingWritten(server, async () => {
      const { status, body } = await send(
        '주문번호,택배사,송장번호\n260101-ABCD-EFG,한진,412345678901\n,한진,412345678901\n260101-ABCD-EFG,비둘기,412345678901\n260101-ABCD-EFG,한진,6.01E+11\n260101-ABCD-EFG,한진,12ab\n260101-ABCD-EFG,,412345678901',
      );
      expect(status).toBe(200);
      expect(body.rows).toMatchObject([
        { row: 2, problem: 'unknown_order', line: null },
        { row: 3, problem: 'no_number' },
        { row: 4, problem: 'unknown_courier' },
        { row: 5, problem: 'tracking_rounded' },
        { row: 6, problem: 'tracking_malformed' },
        { row: 7, problem: 'no_courier' },
      ]);
    }));
});

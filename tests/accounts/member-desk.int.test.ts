import type { ShownAccess } from '@maru/contracts/identity/access/access.views';
import type { MemberContact, MemberInfo } from '@maru/contracts/identity/member/member.routes';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, logIn, newPerson } from '../support/api-client.ts';
import { openProduct } from '../support/product.ts';
import type { Product } from '../support/running-server.ts';
import { registerAccount } from '../support/visitor.ts';

let server: Product;
let admin: Client;
beforeAll(async () => {
  server = await openProduct();
  admin = await logIn(server.url);
});

const outcome = ({ status, body }: { status: number; body: object }) =>
  'code' in body ? `${status} ${String(body.code)}` : status;
const reason = { purpose: 'inquiry', note: '배송지 확인' };
const contactOf = (id: string, by = admin, body: object = {}) =>
  by.call<MemberContact>('POST', 'adm/user/contact', { body: { id, ...body } });
const info = async (id: string) => (await admin.call<MemberInfo>('GET', 'adm/user', { query: { id } })).body;
const accessesOf = async (id: string) =>
  (await admin.call<{ list: readonly ShownAccess[] }>('GET', 'adm/user/accesses', { query: { id } })).body.list;
const address = { recipient: '김하늘', postcode: '06236', address: '서울 강남구 테헤란로 1', detail: '3층' };

describe('how a member is reached', () => {
  it('is read for a reason that is asked for once in a session, and every reading is written down', async () => {
    const [first, second] = [await newPerson(server, '김하늘'), await newPerson(server, '이바다')];
    await first.call('PUT', 'auth/my', { body: { phone: '010-1234-5678' } });
    const kept = { ...address, name: '집', phone: '01012345678' };
    await first.call('POST', 'shop/address', { body: kept });
    const desk = await logIn(server.url);

    expect(outcome(await contactOf(first.user.id, desk))).toBe('409 reason_needed');
    const { body } = await contactOf(first.user.id, desk, { reason });
    expect(body).toMatchObject({ email: expect.stringContaining('@'), addresses: [kept] });
    expect(outcome(await contactOf(second.user.id, desk))).toBe(200);
    expect(outcome(await contactOf(second.user.id, await logIn(server.url)))).toBe('409 reason_needed');

    const by = { id: admin.user.id, name: admin.user.name, image: null };
    const seen = { ...reason, by, id: expect.any(String), at: expect.any(Number) };
    await expect.poll(() => accessesOf(first.user.id)).toEqual([seen]);
    await expect.poll(() => accessesOf(second.user.id)).toEqual([seen]);
  });

  it('takes a note where no purpose fits', async () => {
    const { user } = await newPerson(server, '김하늘');
    const asked = await contactOf(user.id, await logIn(server.url), { reason: { purpose: 'other' } });
    expect(outcome(asked)).toBe('400 invalid_input');
  });

  it('is written down for a file, too', async () => {
    const desk = await logIn(server.url);
    const body = { list: 'user', filters: 'status=active' };
    const leave = (more: object) => desk.call('POST', 'adm/access/export', { body: { ...body, ...more } });
    expect(outcome(await leave({}))).toBe('409 reason_needed');
    const { status, body: noted } = await leave({ reason });
    expect(status).toBe(200);
    const file = async (query: string) =>
      fetch(`${server.url}/api/adm/user/export?format=csv&columns=no,name&${query}`, {
        headers: { authorization: `Bearer ${desk.token}` },
      });
    const access = `access=${String(noted['access'])}`;
    await expect.poll(async () => (await file(`status=active&${access}`)).status).toBe(200);
    expect(await (await file(`status=active&${access}`)).text()).toContain('이름');
    expect(await (await file('status=active')).text()).not.toContain('이름');
    // The access that was written down is to these members alone, and in the name of who wrote it.
    expect((await file(`status=suspended&${access}`)).status).toBe(409);
    expect((await file(`${access}`)).status).toBe(409);
  });
});

describe('one member', () => {
  it('has a memo of administrators', async () => {
    const { user } = await newPerson(server, '김하늘');
    const note = (memo: string | null) => admin.call('PUT', 'adm/user/memo', { body: { id: user.id, memo } });
    await note('전화보다 메일을 좋아하심');
    expect(await info(user.id)).toMatchObject({
      user: { id: user.id, status: 'active' },
      certified: true,
      memo: { text: '전화보다 메일을 좋아하심', by: admin.user.name },
    });
    await note('');
    expect((await info(user.id)).memo).toBeNull();
    expect(outcome(await note('가'.repeat(1_001)))).toBe('400 invalid_input');
  });

  it('is logged out everywhere', async () => {
    const { user, call } = await newPerson(server, '김하늘');
    const ended = await admin.call('DELETE', 'adm/user/sessions', { query: { id: user.id } });
    expect(ended).toMatchObject({ status: 200, body: { ended: 1 } });
    await expect.poll(async () => outcome(await call('GET', 'auth/my/sessions'))).toBe('401 session_ended');
  });

  it('goes when they asked for it, and can be read no more', async () => {
    const account = await registerAccount(server, '김하늘');
    const { user } = await logIn(server.url, account);
    await admin.call('PUT', 'adm/user/memo', { body: { id: user.id, memo: '메모' } });
    const end = (id: string) => admin.call('POST', 'adm/user/withdraw', { body: { id, request: 'phone' } });
    expect(await end(user.id)).toMatchObject({ status: 200, body: { id: user.id } });
    await expect(logIn(server.url, account)).rejects.toThrow('401');
    expect(await info(user.id)).toMatchObject({ user: { status: 'withdrawn', name: '탈퇴한 사용자' }, memo: null });
    expect(outcome(await contactOf(user.id, admin, { reason }))).toBe('404 not_found');
    expect(outcome(await end(admin.user.id))).toBe('409 own_account');
  });

  it('who is an administrator is made a member before', async () => {
    const { user } = await newPerson(server, '관리자');
    await admin.call('PUT', 'adm/user/level', { body: { id: user.id, level: 10 } });
    const end = await admin.call('POST', 'adm/user/withdraw', { body: { id: user.id, request: 'mail' } });
    expect(outcome(end)).toBe('409 withdraw_admin');
  });

  it('is nothing for members', async () => {
    const { user, call } = await newPerson(server, '김하늘');
    const answers = [
      await call('GET', 'adm/user', { query: { id: user.id } }),
      await call('GET', 'adm/user/sessions', { query: { id: user.id } }),
      await call('GET', 'adm/user/accesses', { query: { id: user.id } }),
      await call('POST', 'adm/user/contact', { body: { id: user.id, reason } }),
      await call('POST', 'adm/user/withdraw', { body: { id: user.id, request: 'mail' } }),
    ];
    expect(answers.map(outcome)).toEqual(answers.map(() => '403 forbidden'));
  });
});

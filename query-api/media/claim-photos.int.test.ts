import type { Problem } from '@maru/contracts/kernel/problem';
import { accessTokens, type TokenPurpose } from '@maru/platform/access-token/access-token';
import { systemClock } from '@maru/platform/clock/clock';
import type { EventStore } from '@maru/platform/event-store/event-store';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServedFiles, serveFiles } from './file-server.fixture.ts';

const [owner, stranger, order, otherOrder] = ['1', '2', '3', '4'].map(
  (n) => `01900000-0000-7000-8000-00000000000${n}`,
) as [string, string, string, string];
const name = '01900000-0000-7000-8000-0000000000ab.webp';
const tokens = accessTokens('s'.repeat(32), systemClock());
const tokenOf = (userId: string, purpose: TokenPurpose = 'api', level = 1) =>
  tokens.issue({ userId, level, sessionId: 's' }, purpose);
const as = async (userId: string, level = 1) => ({ authorization: `Bearer ${await tokenOf(userId, 'api', level)}` });
const codeOf = ({ text }: { text: string }) => (JSON.parse(text) as Problem).code;

let served: ServedFiles;
let get: ServedFiles['get'];
beforeAll(async () => {
  const engines = { events: {} as EventStore, views: {} as ViewStore };
  const folders = [`claim/${owner}`, `claim/${order}`, `namecard/${owner}`, `user/${owner}`];
  served = await serveFiles(
    { ...engines, tokens },
    folders.map((folder) => `${folder}/${name}`),
  );
  ({ get } = served);
});
afterAll(() => served.close());

describe('the file router', () => {
  it('shows photos of claims to their buyer and to administrators', async () => {
    const photo = `/api/file/claim/${owner}/${name}`;
    expect((await get(photo, await as(owner))).headers).toMatchObject({ 'cache-control': /^private/ as never });
    expect((await get(photo, { cookie: `file=${await tokenOf(owner, 'file')}` })).status).toBe(200);
    expect((await get(photo, await as(stranger, 10))).status).toBe(200);
    expect(codeOf(await get(photo, await as(stranger)))).toBe('forbidden');
    expect(codeOf(await get(photo, { cookie: `file=${await tokenOf(stranger, 'file')}` }))).toBe('forbidden');
    expect(codeOf(await get(photo, {}))).toBe('not_logged_in');
    expect(codeOf(await get(`/api/file/claim/${order}/${name}`, await as(owner)))).toBe('forbidden');
  });
  it('shows those of a guest to whoever has the ticket of the order', async () => {
    const photo = `/api/file/claim/${order}/${name}`;
    const [own, others] = [await tokenOf(order, 'order', 0), await tokenOf(otherOrder, 'order', 0)];
    const asGuest = (cookie: string, path = photo) => get(path, { cookie });
    expect((await asGuest(`a=b; order_${order}=${own}; order_${otherOrder}=${others}`)).status).toBe(200);
    // A guest who is logged in as somebody else.
    expect((await get(photo, { cookie: `order_${order}=${own}`, ...(await as(stranger)) })).status).toBe(200);
    for (const cookie of [
      `order_${otherOrder}=${others}`,
      `order_${order}=${others}`,
      `order_${order}=${await tokenOf(order, 'api')}`,
      `order_${order}=${await tokenOf(order, 'file')}`,
      `order_${order}=`,
      `xorder_${order}=${own}`,
      `file=${own}`,
    ])
      expect([cookie, codeOf(await asGuest(cookie))]).toEqual([cookie, 'not_logged_in']);
    for (const path of [
      `/api/file/claim/${owner}/${name}`,
      `/api/file/namecard/${owner}/${name}`,
      `/api/file/user/${owner}/${name}`,
    ])
      expect(codeOf(await asGuest(`order_${order}=${own}; order_${owner}=${own}`, path))).toBe('not_logged_in');
    for (const path of [
      `/api/file/claim/${order}/..%2f${owner}%2f${name}`,
      `/api/file/claim/${order}/../${owner}/${name}`,
    ])
      expect((await asGuest(`order_${order}=${own}`, path)).status).not.toBe(200);
  });
});

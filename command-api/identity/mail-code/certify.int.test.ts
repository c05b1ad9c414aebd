import { userStream } from '@maru/contracts/identity/user/user.events';
import { mailCodeSeconds } from '@maru/contracts/kernel/limits';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventsOf } from '../../pipeline/memo.fixture.ts';
import { browser } from '../../service/browser.fixture.ts';
import { type ServedCommands, servedCommands } from '../../service/service.fixture.ts';
import { codes, newestInfo, requestedCodes, signedUp } from '../../service/mail-code.fixture.ts';

let served: ServedCommands;
beforeAll(async () => { served = await servedCommands(); });
afterAll(() => served.close());

const certify = (info: string, headers = {}) => browser(served.url).post('auth/certify', { info }, headers);
const timesCertified = async (id: string) => (await eventsOf(served.events, userStream(id))).filter(({ type }) => type === 'UserCertified').length;
const failed = { status: 200, body: { status: 'fail', name: '' } };

describe('confirming an address', () => {
  it('works with the code of the sign-up, once', async () => {
    const { id } = await signedUp(served.url);
    const info = await newestInfo(served.events, id, 'certify');
    expect(await certify(info)).toMatchObject({ status: 200, body: { status: 'success', name: '김하늘' } });
    expect(await certify(info)).toMatchObject(failed);
    expect(await timesCertified(id)).toBe(1);
  });

  it('answers the same again to a request whose answer was lost', async () => {
    const { id } = await signedUp(served.url);
    const info = await newestInfo(served.events, id, 'certify');
    const key = { 'Idempotency-Key': v7() };
    const [first, again] = [await certify(info, key), await certify(info, key)];
    expect(again.body).toEqual(first.body);
    expect(Number(first.headers.get('X-Position'))).toBeGreaterThan(0);
    expect(await timesCertified(id)).toBe(1);
  });

  it('fails in one way for whatever is no code, of something else, or late', async () => {
    const { id, email } = await signedUp(served.url);
    await browser(served.url).post('auth/findpass', { email });
    const info = await newestInfo(served.events, id, 'certify');
    served.clock.advance(mailCodeSeconds * 1000);
    for (const wrong of [info, 'nonsense', codes.infoOf(v7()), await newestInfo(served.events, id, 'recover')]) expect(await certify(wrong)).toMatchObject(failed);
    expect(await timesCertified(id)).toBe(0);
  });

  it('asks for one mail however often a sign-up is repeated', async () => {
    const key = { 'Idempotency-Key': v7() };
    const person = { name: '이바다', email: 'repeated@example.com', password: 'correct horse battery' };
    const [{ body }] = [await browser(served.url).post('auth/signup', person, key), await browser(served.url).post('auth/signup', person, key)];
    expect((await requestedCodes(served.events)).filter(({ userId }) => userId === body['id'])).toHaveLength(1);
  });
});

describe('the mail once more', () => {
  const session = async (person: { email: string; password: string }) => {
    const visitor = browser(served.url);
    const { body } = await visitor.post('auth/login', person);
    return (headers = {}) => visitor.post('auth/certify_mail', {}, { Authorization: `Bearer ${String(body['accessToken'])}`, ...headers });
  };

  it('comes with a new code, until the address is confirmed', async () => {
    const person = await signedUp(served.url);
    const again = await session(person);
    expect(await again()).toMatchObject({ status: 200, body: { message: expect.stringContaining('인증 메일') } });
    expect((await requestedCodes(served.events)).filter(({ userId }) => userId === person.id)).toHaveLength(2);
    expect(await certify(await newestInfo(served.events, person.id, 'certify'))).toMatchObject({ body: { status: 'success' } });
    expect(await again()).toMatchObject({ status: 409, body: { code: 'already_certified' } });
  });

  it('comes five times an hour, and is refused with when to come back', async () => {
    const again = await session(await signedUp(served.url));
    for (let sent = 0; sent < 5; sent += 1) expect((await again()).status).toBe(200);
    const refused = await again();
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited', message: expect.stringContaining('잠시 뒤') } });
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(60);
  });

  it('is not for visitors', async () => expect(await browser(served.url).post('auth/certify_mail')).toMatchObject({ status: 401 }));
});

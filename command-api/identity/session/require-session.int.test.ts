import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, browser } from '../../testing/browser.fixture.ts';
import { signUpPerson } from '../../testing/mail-code.fixture.ts';
import { type ServedCommands, servedCommands } from '../../testing/service.fixture.ts';

const account = { name: '김하늘', email: 'haneul@example.com', password: 'correct horse battery' };
let served: ServedCommands;
let me: Browser;
let headers: Record<string, string>;
/** What the account answered while the session lasted. */
let before: number;
beforeAll(async () => {
  served = await servedCommands();
  me = browser(served.url);
  await signUpPerson(served.url, account);
  const { body } = await me.post('auth/login', account);
  headers = { authorization: `Bearer ${String(body['accessToken'])}` };
  before = (await me.get('auth/my', headers)).status;
  await me.get('auth/logout');
});
afterAll(() => served.close());

it('is open to a session that lasts', () => expect(before).toBe(200));

it.each([
  ['GET', 'auth/my', undefined],
  ['PUT', 'auth/my/password', { password: account.password, next: 'a new and better password' }],
  ['DELETE', 'auth/my', { password: account.password, agreed: true }],
  ['DELETE', 'auth/my/sessions', undefined],
  ['POST', 'auth/web_revit_login', { guid: '01900000-0000-4000-8000-000000000001' }],
  ['DELETE', 'auth/my/social?provider=kakao', undefined],
])(
  '%s %s is closed to a token whose session has ended, also where nobody announced its end',
  async (method, path, body) => {
    expect(await me.call(method, path, body, headers)).toMatchObject({ status: 401, body: { code: 'session_ended' } });
  },
);

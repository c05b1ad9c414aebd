import { mailCodeSeconds } from '@maru/contracts/kernel/limits';
import { readdirSync } from 'node:fs';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testPicture } from './media/image/picture.fixture.ts';
import { type Browser, browser } from './testing/browser.fixture.ts';
import { codes } from './testing/mail-code.fixture.ts';
import { type ServedCommands, servedCommands } from './testing/service.fixture.ts';

let served: ServedCommands;
let picture: Blob;
beforeAll(async () => {
  served = await servedCommands();
  picture = new Blob([new Uint8Array(await testPicture(40, 30).png().toBuffer())], { type: 'image/png' });
});
afterAll(() => served.close());

const person = () => ({ name: '김하늘', email: `${v7()}@example.com`, password: 'correct horse battery' });
/** A visitor who has filled in the form. */
const applicant = async (wish = person()) => {
  const visitor = browser(served.url);
  const { body } = await visitor.post('auth/signup', wish);
  return { visitor, ...wish, id: String(body['id']) };
};
const upload = async (visitor: Browser, fields: Record<string, string>, path = 'upload_image') => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('image', picture, 'me.png');
  const cookie = [...visitor.jar].map(([name, { value }]) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${served.url}util/${path}`, { method: 'POST', headers: { cookie }, body: form });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
const stored = () => readdirSync(served.folder, { recursive: true }).filter((name) => String(name).endsWith('.webp'));
const certify = (id: string) => browser(served.url).post('auth/certify', { info: codes.infoOf(id) });
const mine = (id: string) => ({ folder: 'user', id });

it('a picture stored right after the sign-up is the account’s', async () => {
  const { visitor, id, email, password } = await applicant();
  const { status, body } = await upload(visitor, mine(id));
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { url: expect.stringContaining(`/api/file/user/${id}/`), width: 40, height: 30 },
  });
  expect((await certify(id)).body['status']).toBe('success');
  expect((await browser(served.url).post('auth/login', { email, password })).body['user']).toMatchObject({
    id,
    image: body['url'],
  });
});

it('is stored alike for an address that has an account, which keeps its own', async () => {
  const first = await applicant();
  await certify(first.id);
  const second = await applicant({ name: '이바다', email: first.email, password: 'another password' });
  expect((await upload(second.visitor, mine(second.id))).status).toBe(200);
  expect((await certify(second.id)).body['status']).toBe('fail');
  const { body } = await browser(served.url).post('auth/login', { email: first.email, password: first.password });
  expect(body['user']).toMatchObject({ image: null });
});

it('goes to one’s own folder only, and one at a time', async () => {
  const { visitor, id } = await applicant();
  const before = stored();
  for (const fields of [mine(v7()), { folder: 'issue', id }, { folder: 'comment', id: v7() }])
    expect(await upload(visitor, fields)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect(stored()).toEqual(before);
  expect(await upload(visitor, mine(id), 'multi_images')).toMatchObject({
    status: 401,
    body: { code: 'not_logged_in' },
  });
});

it('takes the ticket, in time, and no account yet', async () => {
  const { visitor, id } = await applicant();
  expect(await upload(browser(served.url), mine(id))).toMatchObject({ status: 401, body: { code: 'not_logged_in' } });
  await certify(id);
  expect(await upload(visitor, mine(id))).toMatchObject({ status: 401, body: { code: 'not_logged_in' } });
  const late = await applicant();
  served.clock.advance(mailCodeSeconds * 1000);
  expect((await upload(late.visitor, mine(late.id))).status).toBe(401);
});

it('opens nothing else, and is counted', async () => {
  const { visitor, id } = await applicant();
  const ticket = visitor.jar.get('signup')?.value ?? '';
  expect(
    await visitor.call('PUT', 'auth/my/name', { name: '누구' }, { authorization: `Bearer ${ticket}` }),
  ).toMatchObject({ status: 401 });
  for (let stored = 0; stored < 5; stored += 1) expect((await upload(visitor, mine(id))).status).toBe(200);
  expect(await upload(visitor, mine(id))).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
});

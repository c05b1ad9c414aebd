import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codes, mailWorld, type MailWorld } from './mails.fixture.ts';

let world: MailWorld;
beforeEach(async () => {
  world = await mailWorld();
});
afterEach(() => world.close());

const always = () => true;

describe('mails', () => {
  it('of a sign-up carry the code, to the address that was typed', async () => {
    const cause = await world.signup('new@example.com', '01900000-0000-7000-8000-00000000c0de');
    await world.start().poll(always);
    const link = `https://maru.example/login/check?info=${codes.infoOf('01900000-0000-7000-8000-00000000c0de')}`;
    expect(world.sent).toMatchObject([
      {
        id: cause,
        to: 'new@example.com',
        subject: '[설계마루] 이메일을 인증해 주세요',
        text: expect.stringContaining(link),
      },
    ]);
  });

  it('of a sign-up with the address of an account tell its person so, and carry no code', async () => {
    const [userId, id] = [await world.person(), '01900000-0000-7000-8000-00000000c0de'];
    const email = `${userId}@example.com`;
    await world.reserve(email, userId);
    await world.signup(email, id);
    await world.start().poll(always);
    expect(world.sent).toMatchObject([
      {
        to: email,
        subject: '[설계마루] 이미 가입한 주소예요',
        text: expect.stringContaining('https://maru.example/login\n'),
      },
    ]);
    expect(JSON.stringify(world.sent)).not.toContain(id);
  });

  it('of a sign-up carry the code where an address is reserved only: by itself, or by one that broke off', async () => {
    const id = '01900000-0000-7000-8000-00000000c0de';
    await world.reserve('mine@example.com', id);
    await world.signup('mine@example.com', id);
    await world.reserve('left@example.com', '01900000-0000-7000-8000-0000000000ff');
    await world.signup('left@example.com');
    await world.start().poll(always);
    expect(world.sent.map(({ subject }) => subject)).toEqual(
      Array.from({ length: 2 }, () => '[설계마루] 이메일을 인증해 주세요'),
    );
  });
});

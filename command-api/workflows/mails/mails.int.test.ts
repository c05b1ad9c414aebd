import { MailRefused } from '@maru/platform/mail/mailer';
import { mailCodeSeconds } from '@maru/contracts/kernel/limits';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { over } from '../../pipeline/memo.fixture.ts';
import { checkpointsOf } from '../runner/checkpoint.view.ts';
import { codes, mailWorld, type MailWorld } from './mails.fixture.ts';

let world: MailWorld;
beforeEach(async () => { world = await mailWorld(); });
afterEach(() => world.close());

const always = () => true;
const forget = () => checkpointsOf(world.views, 'mails').forget();

describe('mails', () => {
  it('go to the address of the account, with the code of the request', async () => {
    const userId = await world.person();
    const cause = await world.ask(userId, '01900000-0000-7000-8000-00000000c0de');
    await world.start().round(always);
    expect(world.sent).toMatchObject([{ id: cause, to: `${userId}@example.com`, text: expect.stringContaining(codes.infoOf('01900000-0000-7000-8000-00000000c0de')) }]);
    expect(await world.noted(cause)).toEqual(['MailSent']);
  });

  it('go nowhere without an account, or for one that is not there any more', async () => {
    await world.ask(null);
    await world.ask('01900000-0000-7000-8000-0000000000ff');
    await world.start().round(always);
    expect([world.sent, world.complaints]).toEqual([[], []]);
  });

  it('are sent once by a process that goes on, one that starts again, and one that has lost its checkpoint', async () => {
    const userId = await world.person();
    await world.ask(userId);
    const first = world.start();
    await first.round(always);
    await first.round(always);
    await world.start().round(always);
    await forget();
    await world.start().round(always);
    expect(world.sent).toHaveLength(1);
    await world.ask(userId);
    await first.round(always);
    expect(world.sent).toHaveLength(2);
  });

  it('are sent again under the same id after a crash between sending and writing that down', async () => {
    const cause = await world.ask(await world.person());
    const broken = over(world.events);
    const crashing = { ...broken, append: () => Promise.reject(new Error('killed')) };
    await expect(world.start({ events: crashing }).round(always)).rejects.toThrow('killed');
    await world.start().round(always);
    expect(world.sent.map(({ id }) => id)).toEqual([cause, cause]);
    expect(await world.noted(cause)).toEqual(['MailSent']);
  });

  it('that come too late are not sent', async () => {
    const cause = await world.ask(await world.person());
    world.clock.advance(mailCodeSeconds * 1000);
    await world.start().round(always);
    expect([world.sent, await world.noted(cause)]).toEqual([[], []]);
  });

  it('wait for a mail server that is away, in their order', async () => {
    const userId = await world.person();
    const causes = [await world.ask(userId), await world.ask(userId)];
    let isAway = true;
    const mailer = { ...world.mailer, send: async (mail: Parameters<typeof world.mailer.send>[0]) => {
      if (isAway) throw new Error('away');
      await world.mailer.send(mail);
    } };
    const running = world.start({ mailer });
    await expect(running.round(always)).rejects.toThrow('away');
    isAway = false;
    await running.round(always);
    expect(world.sent.map(({ id }) => id)).toEqual(causes);
  });

  it('that are refused for good hold up nothing', async () => {
    const [one, other] = [await world.person('김하늘'), await world.person('이바다')];
    const causes = [await world.ask(one), await world.ask(other)] as const;
    const mailer = { ...world.mailer, send: async (mail: Parameters<typeof world.mailer.send>[0]) => {
      if (mail.to.startsWith(one)) throw new MailRefused('no such address');
      await world.mailer.send(mail);
    } };
    await world.start({ mailer }).round(always);
    await forget();
    await world.start({ mailer }).round(always);
    expect(world.sent.map(({ id }) => id)).toEqual([causes[1]]);
    expect([await world.noted(causes[0]), await world.noted(causes[1])]).toEqual([['MailRefused'], ['MailSent']]);
    expect(world.complaints).toEqual(['a mail was refused for good']);
  });

  it('are left to the next owner when the lease is lost', async () => {
    const userId = await world.person();
    for (let asked = 0; asked < 3; asked += 1) await world.ask(userId);
    let left = 2;
    await world.start().round(() => (left -= 1) > 0);
    expect(world.sent).toHaveLength(1);
    await world.start().round(always);
    expect(new Set(world.sent.map(({ id }) => id)).size).toBe(3);
    expect(world.sent).toHaveLength(3);
  });

  it('are not held up by an owner that was paused and comes second', async () => {
    const cause = await world.ask(await world.person());
    const paused = { ...world.mailer, send: async () => world.start().round(always) };
    await world.start({ mailer: paused }).round(always);
    expect([world.sent.length, await world.noted(cause)]).toEqual([1, ['MailSent']]);
  });
});

import { itemStream } from '@maru/contracts/shop/item/item.events';
import { itemExamples } from '@maru/contracts/shop/item/item.examples';
import { questionStream } from '@maru/contracts/shop/question/question.events';
import { questionExamples } from '@maru/contracts/shop/question/question.examples';
import { restockStream } from '@maru/contracts/shop/restock/restock.events';
import { restockExamples } from '@maru/contracts/shop/restock/restock.examples';
import { MailRefused } from '@maru/platform/mail/mailer';
import { mailCodeSeconds } from '@maru/contracts/kernel/limits';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { over } from '../../pipeline/memo.fixture.ts';
import { checkpointsOf } from '../runner/checkpoint.view.ts';
import { codes, mailWorld, type MailWorld } from './mails.fixture.ts';

let world: MailWorld;
beforeEach(async () => {
  world = await mailWorld();
});
afterEach(() => world.close());

const always = () => true;
const forget = () => checkpointsOf(world.views, 'mails').forget();

describe('mails', () => {
  it('go to the address of the account, with the code of the request', async () => {
    const userId = await world.person();
    const cause = await world.ask(userId, '01900000-0000-7000-8000-00000000c0de');
    await world.start().poll(always);
    expect(world.sent).toMatchObject([
      {
        id: cause,
        to: `${userId}@example.com`,
        text: expect.stringContaining(codes.infoOf('01900000-0000-7000-8000-00000000c0de')),
      },
    ]);
    expect(await world.noted(cause)).toEqual(['MailSent']);
  });

  it('tell of an answer and of what can be had again, by the name of the item, once each', async () => {
    const userId = await world.person();
    const [{ ItemAdded: added }, { QuestionAnswered: answered }, { RestockTold: told }] = [
      itemExamples,
      questionExamples,
      restockExamples,
    ];
    await world.happens(itemStream(added.data.id), added);
    const first = await world.happens(questionStream(answered.data.id), {
      ...answered,
      data: { ...answered.data, user_id: userId },
    });
    const second = await world.happens(restockStream(added.data.id), {
      ...told,
      data: { ...told.data, user_id: userId },
    });
    await world.start().poll(always);
    await forget();
    await world.start().poll(always);
    expect(world.sent).toMatchObject([
      { id: first, to: `${userId}@example.com`, text: expect.stringContaining(`‘${added.data.name}’에 남기신 문의`) },
      { id: second, to: `${userId}@example.com`, text: expect.stringContaining(`‘${added.data.name} (100장)’`) },
    ]);
    expect(world.sent[0]?.text).not.toContain(answered.data.answer);
  });

  it('go nowhere without an account, or for one that is not there any more', async () => {
    const causes = [await world.ask(null), await world.ask('01900000-0000-7000-8000-0000000000ff')];
    await world.start().poll(always);
    expect([world.sent, world.complaints]).toEqual([[], []]);
    expect(await Promise.all(causes.map(world.noted))).toEqual([['MailUnaddressed'], ['MailUnaddressed']]);
  });

  it('make the log grow by as much for an address that nobody has', async () => {
    const grownBy = async (userId: string | null) => {
      const before = await world.events.head();
      await world.ask(userId);
      for (const running of [world.start(), world.start()]) await running.poll(always);
      return (await world.events.head()) - before;
    };
    expect(await grownBy(null)).toBe(await grownBy(await world.person()));
  });

  it('are sent once by a process that goes on, one that starts again, and one that has lost its checkpoint', async () => {
    const userId = await world.person();
    await world.ask(userId);
    const first = world.start();
    await first.poll(always);
    await first.poll(always);
    await world.start().poll(always);
    await forget();
    await world.start().poll(always);
    expect(world.sent).toHaveLength(1);
    await world.ask(userId);
    await first.poll(always);
    expect(world.sent).toHaveLength(2);
  });

  it('are sent again under the same id after a crash between sending and writing that down', async () => {
    const cause = await world.ask(await world.person());
    const broken = over(world.events);
    const crashing = { ...broken, append: () => Promise.reject(new Error('killed')) };
    await world.start({ events: crashing }).poll(always);
    await world.start().poll(always);
    expect(world.sent.map(({ id }) => id)).toEqual([cause, cause]);
    expect(await world.noted(cause)).toEqual(['MailSent']);
  });

  it('that come too late are not sent', async () => {
    const cause = await world.ask(await world.person());
    world.clock.advance(mailCodeSeconds * 1000);
    await world.start().poll(always);
    expect([world.sent, await world.noted(cause)]).toEqual([[], []]);
  });

  it('that seem to come too late rest by themselves while the clock cannot be right, and others go on', async () => {
    const late = await world.ask(await world.person());
    world.clock.advance(mailCodeSeconds * 1000);
    const timely = await world.ask(await world.person());
    let isTrusted = false;
    const running = world.start({ isClockTrusted: async () => isTrusted });
    await running.poll(always);
    expect([world.sent.map(({ id }) => id), running.waiting()]).toEqual([[timely], 1]);
    // The clock is put right: it was ahead, and the mail is not late at all.
    world.clock.advance(-mailCodeSeconds * 1000 + 60_000);
    isTrusted = true;
    await world.start().poll(always);
    expect([world.sent.map(({ id }) => id), await world.noted(late)]).toEqual([[timely, late], ['MailSent']]);
  });

  it('that were sent do not rest when the log is read anew by a clock that cannot be right', async () => {
    await world.ask(await world.person());
    await world.start().poll(always);
    await forget();
    world.clock.advance(mailCodeSeconds * 1000);
    const running = world.start({ isClockTrusted: async () => false });
    await running.poll(always);
    expect([world.sent.length, running.waiting()]).toEqual([1, 0]);
  });

  it('wait for a mail server that is away', async () => {
    const userId = await world.person();
    const causes = [await world.ask(userId), await world.ask(userId)];
    let isAway = true;
    const mailer = {
      ...world.mailer,
      send: async (mail: Parameters<typeof world.mailer.send>[0]) => {
        if (isAway) throw new Error('away');
        await world.mailer.send(mail);
      },
    };
    const running = world.start({ mailer });
    await running.poll(always);
    isAway = false;
    world.clock.advance(10_000);
    await running.poll(always);
    expect(world.sent.map(({ id }) => id).toSorted()).toEqual(causes.toSorted());
  });

  it('that are refused for good hold up nothing', async () => {
    const [one, other] = [await world.person('김하늘'), await world.person('이바다')];
    const causes = [await world.ask(one), await world.ask(other)] as const;
    const mailer = {
      ...world.mailer,
      send: async (mail: Parameters<typeof world.mailer.send>[0]) => {
        if (mail.to.startsWith(one)) throw new MailRefused('no such address');
        await world.mailer.send(mail);
      },
    };
    await world.start({ mailer }).poll(always);
    await forget();
    await world.start({ mailer }).poll(always);
    expect(world.sent.map(({ id }) => id)).toEqual([causes[1]]);
    expect([await world.noted(causes[0]), await world.noted(causes[1])]).toEqual([['MailRefused'], ['MailSent']]);
    expect(world.complaints).toEqual(['a mail was refused for good']);
  });

  it('are left to the next owner when the lease is lost', async () => {
    const userId = await world.person();
    for (let asked = 0; asked < 3; asked += 1) await world.ask(userId);
    let left = 2;
    await world.start().poll(() => (left -= 1) > 0);
    expect(world.sent).toHaveLength(1);
    await world.start().poll(always);
    expect(new Set(world.sent.map(({ id }) => id)).size).toBe(3);
    expect(world.sent).toHaveLength(3);
  });

  it('are not held up by an owner that was paused and comes second', async () => {
    const cause = await world.ask(await world.person());
    const paused = { ...world.mailer, send: () => world.start().poll(always) };
    await world.start({ mailer: paused }).poll(always);
    expect([world.sent.length, await world.noted(cause)]).toEqual([1, ['MailSent']]);
  });
});

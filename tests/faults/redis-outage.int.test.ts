import { once } from 'node:events';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Announcement } from '@maru/platform/live-bus/live-bus';
import { redisLiveBus } from '@maru/platform/live-bus/redis-live-bus';
import { createLogger } from '@maru/platform/log/logger';
import { redisRateLimiters } from '@maru/platform/rate-limit/redis-rate-limiters';
import { redisChannels } from '@maru/platform/redis/redis-channels';
import { openRedis, type RedisConnections } from '@maru/platform/redis/redis-connection';
import { ownRedis } from '../support/servers/own-servers.ts';
import { canOwn, describeOn } from '../support/servers/servers.ts';
import type { OwnServer } from '../support/servers/test-server.ts';

const log = createLogger({ level: 'silent' });
const announcement = (id: string): Announcement => ({ view: 'issue', id, revision: 0, position: 1, document: { id } });

describeOn(canOwn.redis(), 'while Redis is away', () => {
  let redis: OwnServer;
  let opened: RedisConnections[] = [];
  beforeEach(async () => {
    redis = await ownRedis();
  });
  afterEach(async () => {
    await Promise.all(opened.map((connections) => connections.close()));
    opened = [];
    await redis.stop();
  });

  const connections = () => {
    const made = openRedis(redis.url, log);
    opened.push(made);
    return made;
  };
  /** A bus of a process of its own, and what it heard so far. */
  const hearing = () => {
    const bus = redisLiveBus(redisChannels(connections(), { log }), log);
    const heard: string[] = [];
    bus.listen(
      (announcements) => heard.push(...announcements.map(({ id }) => id)),
      () => heard.push('missed'),
      ['issue'],
    );
    return { bus, heard, since: (mark: string) => heard.slice(heard.indexOf(mark) + 1) };
  };
  /** Says something again and again until it is heard. */
  const heardAgain = async ({ bus }: ReturnType<typeof hearing>, { heard }: ReturnType<typeof hearing>, id: string) => {
    await expect
      .poll(
        async () => {
          await bus.publish([announcement(id)]);
          return heard.includes(id);
        },
        { timeout: 20_000, interval: 20 },
      )
      .toBe(true);
  };

  it('the bus holds nobody up, and after a crash everyone hears of the loss before he hears more', async () => {
    const [one, other] = [hearing(), hearing()];
    await heardAgain(one, other, 'before');
    await redis.kill();
    await one.bus.publish([announcement('lost')]);
    await redis.start();
    await heardAgain(one, other, 'after');
    expect(other.since('before').filter((said) => said !== 'before')[0]).toBe('missed');
    expect(other.heard).not.toContain('lost');
    await expect.poll(() => one.since('before')).toContain('missed');
  });

  it('those hear of a loss whose own connection never broke', async () => {
    const [one, other] = [hearing(), hearing()];
    const publishing = opened[0];
    await heardAgain(one, other, 'before');
    publishing?.commands.disconnect(true);
    await one.bus.publish([announcement('lost')]);
    await heardAgain(one, other, 'after');
    const after = other.since('before').filter((said) => said !== 'before');
    expect(after.slice(0, 2)).toEqual(['missed', 'after']);
  });

  it('a Redis that is frozen is one that is away', async () => {
    const [one, other] = [hearing(), hearing()];
    await heardAgain(one, other, 'before');
    redis.freeze();
    for (let n = 0; n < 5; n += 1) await one.bus.publish([announcement('frozen')]);
    redis.goOn();
    await heardAgain(one, other, 'after');
    expect(other.since('before')).toContain('missed');
  });

  it('a process that starts meanwhile begins with a loss once it hears', async () => {
    await redis.kill();
    const [one, other] = [hearing(), hearing()];
    await one.bus.publish([announcement('lost')]);
    await expect(opened[0]?.ping()).rejects.toThrow();
    await redis.start();
    await heardAgain(one, other, 'after');
    expect(other.heard[0]).toBe('missed');
  });

  it('the log names neither the password nor what was to be said', async () => {
    const lines: string[] = [];
    const told = createLogger({ level: 'info', destination: { write: (line) => void lines.push(line) } });
    const strange = openRedis(redis.url.replace('//', '//nobody:pass-word@'), told);
    opened.push(strange);
    await expect.poll(() => lines.join(), { timeout: 20_000 }).toContain('redis is away');
    await redisLiveBus(redisChannels(strange, { log: told }), told).publish([announcement('said')]);
    const one = openRedis(redis.url, told);
    opened.push(one);
    await once(one.commands, 'ready');
    redis.freeze();
    await redisLiveBus(redisChannels(one, { log: told }), told).publish([announcement('said')]);
    redis.goOn();
    const lost = lines.filter((line) => line.includes('live messages lost'));
    expect(lost).toHaveLength(2);
    expect(lines.join()).toContain('WRONGPASS');
    expect(lines.join()).not.toMatch(/pass-word|said/);
  });

  it('each process counts tries by itself, and all together again afterwards', async () => {
    const ofTwo = { points: 2, duration: 600 };
    const [one, other] = [connections(), connections()].map(({ commands }) =>
      redisRateLimiters(commands, 'test').limiter('login', ofTwo),
    );
    if (!one || !other) throw new Error('no limiters');
    await redis.kill();
    for (const limiter of [one, other]) {
      expect([await limiter.take('a'), await limiter.take('a')]).toEqual([{ ok: true }, { ok: true }]);
      expect(await limiter.take('a')).toMatchObject({ ok: false });
    }
    await redis.start();
    await expect
      .poll(() => opened.map(({ commands }) => commands.status), { timeout: 20_000 })
      .toEqual(['ready', 'ready']);
    expect([await one.take('a'), await other.take('a')]).toEqual([{ ok: true }, { ok: true }]);
    expect(await one.take('a')).toMatchObject({ ok: false });
  });
});

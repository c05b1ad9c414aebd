import type { SealData } from '@maru/platform/event-store/seal-signature';
import { readEnv } from '@maru/platform/env/env';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sealPoster, sealWebhookEnv } from './post-seals.ts';
import { openSealer } from './sealer.ts';
import { logToSeal } from './sealing.fixture.ts';
import { forgetCheckpoint } from './seal.view.ts';

const signal = new AbortController().signal;
let world: Awaited<ReturnType<typeof logToSeal>>;
let counts: number[];
let isAway: boolean;
beforeEach(async () => {
  world = await logToSeal();
  [counts, isAway] = [[], false];
});
afterEach(() => world.close());

const seal = async () => {
  await world.note('a-1', 1);
  await openSealer(world, { ...world.tools, due: { events: 1, ms: 0 } }).finish(() => true);
};
/** A process of its own. */
const poll = () =>
  sealPoster(
    world,
    async (body) => {
      if (isAway) throw new Error('away');
      counts.push((JSON.parse(body) as SealData).count);
    },
    world.tools.metrics,
  ).poll(signal);

describe('seals are posted', () => {
  it('once each and in order, the first time from the newest on', async () => {
    await seal();
    await seal();
    for (let n = 0; n < 2; n += 1) await poll();
    expect(counts).toEqual([3]);
    await seal();
    await seal();
    for (let n = 0; n < 2; n += 1) await poll();
    expect(counts).toEqual([3, 5, 7]);
  });

  it('later, when nobody takes them now', async () => {
    await seal();
    await poll();
    isAway = true;
    await seal();
    await seal();
    await expect(poll()).rejects.toThrow('away');
    expect(await world.metric('maru_seal_unposted')).toBe(2);
    isAway = false;
    await poll();
    expect([counts, await world.metric('maru_seal_unposted')]).toEqual([[1, 3, 5], 0]);
  });

  it('from the newest on when it is not known what was posted, and none of a log that has none', async () => {
    await poll();
    await seal();
    await seal();
    await poll();
    await forgetCheckpoint(world.views);
    await poll();
    expect(counts).toEqual([3, 3]);
  });
});

describe('the place', () => {
  const place = (url: string, more = {}) => readEnv({ SEAL_WEBHOOK_URL: url, ...more }).part(sealWebhookEnv);

  it('is reached by https, unless the own network is allowed', () => {
    expect(readEnv({}).part(sealWebhookEnv)).toBeUndefined();
    expect(place('https://notary.example.com/m')).toMatchObject({ allowPrivate: false });
    expect(() => place('http://notary.example.com/m')).toThrow('must begin with https://');
    expect(place('http://10.0.0.9/m', { SEAL_WEBHOOK_PRIVATE: '1' })).toMatchObject({ allowPrivate: true });
    expect(() => place('ftp://notary.example.com')).toThrow('SEAL_WEBHOOK_URL must be');
  });
});

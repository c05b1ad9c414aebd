import { expect, it } from 'vitest';
import { compare } from './compare.ts';
import { openLives } from './lives.ts';
import { randomStep } from './random-step.ts';
import { settle } from './settle.ts';

const number = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);
const [steps, firstSeed] = [number('ORDER_LIVES_STEPS', 600), number('ORDER_LIVES_SEED', 1)];
/** Steps of one shop; the next begins with an empty one. */
const perShop = 200;
const [patienceMs, perStepMs] = [120_000, 300];

/** Each is done at least once, or little would be proved. */
const deeds = `
  place, place to fetch, pay paid, pay slow, pay lost, pay refused, pay deposit, deposit, pay twice, cancel, cancel part, prepare, ship,
  deliver, lose, bringBack, correct, confirm, changeAddress, showLicence, cancel claim, return claim, exchange claim,
  late claim, withdraw, decline, collect, arrive, refundClaim, replace, refund, refund too much, time passes,
  count stock, add coupon, add promotion, grant points, change terms, console cancel, compare books, provider away, provider mute, provider strict, 2 claims open
`;
/** Not in every few hundred steps. */
const rare =
  steps < 2_000
    ? ''
    : `, charged again, over limit, accept difference, 3 claims open,
  awaited goods, handBack, refund beside, fetched`;

const liveThrough = async (seed: number, count: number) => {
  const lives = await openLives(seed);
  try {
    for (let at = 0; at < count; at += 1) {
      await randomStep(lives);
      await settle(lives);
      const { shown, written } = await compare(lives);
      expect(shown).toEqual(written);
    }
    return lives.did.set('orders', lives.orders.length);
  } catch (cause) {
    const diff = (cause as { diff?: string }).diff ?? '';
    throw new Error(`shop ${seed}: ${String(cause)}\n${diff}\n${lives.story.slice(-60).join('\n')}`, { cause });
  } finally {
    await lives.shop.close();
  }
};

it(
  'whatever people do with orders, money, stock, points, coupons and licences come out right',
  { timeout: patienceMs + steps * perStepMs },
  async () => {
    const did = new Map<string, number>();
    for (let done = 0, seed = firstSeed; done < steps; done += perShop, seed += 1)
      for (const [deed, times] of await liveThrough(seed, Math.min(perShop, steps - done)))
        did.set(deed, (did.get(deed) ?? 0) + times);
    // Oracles that never see several claims at once prove little of them.
    const [orders = 0, two = 0, three = 0] = ['orders', '2 claims open', '3 claims open'].map((deed) => did.get(deed));
    console.info(
      `${steps} steps from seed ${firstSeed}, ${orders} orders: after ${two} an order had 2 claims open, after ${three} 3`,
    );
    const missing = `${deeds}${rare}`.split(',').map((deed) => deed.trim());
    expect(missing.filter((deed) => !did.has(deed))).toEqual([]);
  },
);

import { expect, vi } from 'vitest';
import { type Client, newIssue } from '../../support/api-client.ts';
import { type Inspection, inspectStack } from './inspect-stack.ts';
import { note } from './figures.ts';
import { copiesOf, type OwnStack } from './processes.ts';
import { type Shop, shopLoad } from './shop-load.ts';
import { openScreen, type Screen } from './screen.ts';
import { type SteadyLoad, steadyLoad } from './steady-load.ts';

export interface Setting {
  readonly stack: OwnStack;
  readonly client: Client;
  readonly project: string;
  readonly shop: Shop;
  /** Of those who write and read; as fast as they are used to where nothing is said. */
  readonly paceMs?: number;
}

/** How many texts are answered before a fault and after it. */
const calm = 20;
const patience = { timeout: 40_000, interval: 20 };

/** One page on each node of the live tier, and one that comes in as people do. */
const openScreens = async ({ stack, client }: Setting, issue: string) => {
  const nodes = await copiesOf(stack, 'realtime');
  const places = [...nodes, { name: 'gateway', url: stack.url }];
  return Promise.all(places.map(({ name, url }) => openScreen(name, url, client, issue)));
};

/** Comments that were answered and that a screen does not show. */
const missingOn = (screen: Screen, { answered }: SteadyLoad) =>
  answered.filter(({ comment }) => comment !== undefined && !screen.shows(comment));
const showAll = async (screens: readonly Screen[], load: SteadyLoad): Promise<void> => {
  const missing = () =>
    screens
      .filter((one) => missingOn(one, load).length > 0)
      .map((one) => ({ screen: one.name, messages: one.messages, lacks: missingOn(one, load) }));
  await vi.waitUntil(() => missing().length === 0, patience).catch(() => expect(missing()).toEqual([]));
};

/**
 * Lets `fault` happen, from its beginning to its end, while people write, read, buy and look on. Afterwards every text
 * that was answered is there once, none twice, comments on every screen too; views are what the log makes of them, and
 * the log is whole. What `fault` answers is noted beside the figures. `untilShown` resolves once every screen shows all
 * comments that were answered before.
 */
export const underLoad = async (
  setting: Setting,
  name: string,
  fault: (load: SteadyLoad, untilShown: () => Promise<void>) => Promise<object | void>,
  uncompared: readonly string[] = [],
): Promise<void> => {
  const { stack, client, project, shop, paceMs } = setting;
  const { id: issue } = await newIssue(client, project, name);
  const screens = await openScreens(setting, issue);
  const load = steadyLoad(client, { project, issue, ...(paceMs !== undefined && { paceMs }) });
  const stopShopping = shopLoad(shop);
  try {
    await load.more(calm);
    const begun = performance.now();
    const found = (await fault(load, () => showAll(screens, load))) ?? {};
    const over = performance.now();
    await load.more(1);
    await showAll(screens, load);
    const caughtUpMs = Math.round(performance.now() - over);
    await load.more(calm);
    await Promise.all([load.stop(), stopShopping()]);
    await showAll(screens, load).catch(() => undefined);
    const { commands, reads } = load;
    note(name, {
      faultMs: Math.round(over - begun),
      caughtUpMs,
      ...found,
      commands,
      reads,
      screens: Object.fromEntries(screens.map((one) => [one.name, one.messages])),
    });
    expect([commands.wrong, reads.wrong]).toEqual([[], []]);
    for (const screen of screens) expect([screen.name, missingOn(screen, load)]).toEqual([screen.name, []]);
    await expectWhole(stack, issue, load, uncompared);
  } finally {
    await Promise.all([load.stop(), stopShopping()]);
    for (const screen of screens) screen.close();
  }
};

/**
 * What follows from orders goes on for a moment after the last of them, and views are compared with a rebuild of what
 * was there when that began. Views that this process knows in another version are left out.
 */
const inspectAtRest = async (stack: OwnStack, issue: string, uncompared: readonly string[]): Promise<Inspection> => {
  const until = performance.now() + patience.timeout;
  for (;;) {
    const found = await inspectStack(stack, issue, uncompared);
    if (found.differences.length === 0 || performance.now() > until) return found;
  }
};

const expectWhole = async (
  stack: OwnStack,
  issue: string,
  { answered, abandoned }: SteadyLoad,
  uncompared: readonly string[],
) => {
  const { logged, shown, differences, firstBadEvent } = await inspectAtRest(stack, issue, uncompared);
  const texts = answered.map(({ text }) => text);
  const added = new Set(logged);
  expect(logged.length).toBe(added.size);
  expect(texts.filter((text) => !added.has(text))).toEqual([]);
  expect(logged.filter((text) => !texts.includes(text) && !abandoned.includes(text))).toEqual([]);
  expect(new Set(shown).size).toBe(shown.length);
  expect(answered.filter(({ text, comment }) => comment !== undefined && !shown.includes(text))).toEqual([]);
  expect(differences).toEqual([]);
  expect(firstBadEvent).toBeUndefined();
};

import { expect, vi } from 'vitest';
import { type Client, newIssue } from '../../support/api-client.ts';
import { inspectStack } from './inspect-stack.ts';
import { note } from './figures.ts';
import { copiesOf, type OwnStack } from './processes.ts';
import { openScreen, type Screen } from './screen.ts';
import { type SteadyLoad, steadyLoad } from './steady-load.ts';

export interface Setting {
  readonly stack: OwnStack;
  readonly client: Client;
  readonly project: string;
}

/** How many comments are answered before a fault and after it. */
const calm = 20;
const patience = { timeout: 40_000, interval: 20 };

/** One page on each node of the live tier, and one that comes in as people do. */
const openScreens = async ({ stack, client }: Setting, issue: string) => {
  const nodes = await copiesOf(stack, 'realtime');
  const places = [...nodes, { name: 'gateway', url: stack.url }];
  return Promise.all(places.map(({ name, url }) => openScreen(name, url, client, issue)));
};

const showAll = (screens: readonly Screen[], { answered }: SteadyLoad) =>
  vi.waitUntil(() => screens.every(({ shows }) => answered.every(({ id }) => shows(id))), patience);

/**
 * Lets `fault` happen, from its beginning to its end, while people write, read and look on. Afterwards every comment that was answered is
 * there once, none twice, on every screen too; views are what the log makes of them, and the log is whole. What `fault` answers is noted
 * beside the figures.
 */
export const underLoad = async (setting: Setting, name: string, fault: () => Promise<object | void>): Promise<void> => {
  const { stack, client, project } = setting;
  const { id: issue } = await newIssue(client, project, name);
  const screens = await openScreens(setting, issue);
  const load = steadyLoad(client, { project, issue });
  try {
    await load.more(calm);
    const begun = performance.now();
    const found = (await fault()) ?? {};
    const over = performance.now();
    await load.more(1);
    await showAll(screens, load);
    const caughtUpMs = Math.round(performance.now() - over);
    await load.more(calm);
    await load.stop();
    await showAll(screens, load).catch(() => undefined);
    const { commands, reads } = load;
    note(name, { faultMs: Math.round(over - begun), caughtUpMs, ...found, commands, reads, screens: Object.fromEntries(screens.map((one) => [one.name, one.told])) });
    expect([commands.wrong, reads.wrong]).toEqual([[], []]);
    for (const screen of screens) expect([screen.name, load.answered.filter(({ id }) => !screen.shows(id))]).toEqual([screen.name, []]);
    await expectWhole(stack, issue, load);
  } finally {
    await load.stop();
    for (const screen of screens) screen.close();
  }
};

const expectWhole = async (stack: OwnStack, issue: string, { answered, abandoned }: SteadyLoad) => {
  const { logged, shown, differences, firstBadEvent } = await inspectStack(stack, issue);
  const texts = answered.map(({ comment }) => comment);
  expect(logged.length).toBe(new Set(logged).size);
  expect(texts.filter((text) => !logged.includes(text))).toEqual([]);
  expect(logged.filter((text) => !texts.includes(text) && !abandoned.includes(text))).toEqual([]);
  expect(shown.toSorted()).toEqual(logged.toSorted());
  expect(differences).toEqual([]);
  expect(firstBadEvent).toBeUndefined();
};

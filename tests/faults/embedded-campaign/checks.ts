import { join } from 'node:path';
import { logKeysPath, type LogKeys } from '@maru/contracts/kernel/log-keys.views';
import { closeEngines, openEngines } from '@maru/platform/engines/open-engines';
import { readLog, readPage, readSqliteLog } from '@maru/platform/event-store/log-reader';
import { streamFilter } from '@maru/platform/event-store/event-store';
import { openSqliteLogToRead } from '@maru/platform/event-store/sqlite-log';
import { verifyChain } from '@maru/platform/event-store/verify-chain';
import { createLogger } from '@maru/platform/log/logger';
import { setTimeout as wait } from 'node:timers/promises';
import { inspectData } from '../inspect-data.ts';
import { textsIn } from '../stack/inspect-stack.ts';
import { stock } from '../stack/shop-load.ts';
import { readShopLog } from '../stack/shop-log.ts';
import { problemsIn } from '../stack/shop-problems.ts';
import type { SteadyLoad } from '../stack/steady-load.ts';
import type { Ground } from './ground.ts';

/** What goes on by itself has to come to rest within this, back-off included. */
const restMs = 120_000;

const twice = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at);
const except = (texts: readonly string[], others: readonly string[]) => {
  const left = new Set(others);
  return texts.filter((text) => !left.has(text));
};
const first = (name: string, found: readonly unknown[]) =>
  found.length === 0 ? [] : [`${found.length} ${name}, such as ${JSON.stringify(found[0])}`];

/** Money, orders and stock of the running product; it is asked again until they agree. */
const shopProblems = async ({ server, shop: { item } }: Ground): Promise<readonly string[]> => {
  const log = openSqliteLogToRead(join(server.dataDir, 'log.db'));
  const readAll = ({ after, prefixes }: { readonly after: number; readonly prefixes?: readonly string[] }) =>
    readLog((range) => readPage(log, range, streamFilter(prefixes)), { after, upTo: log.head() });
  try {
    for (const since = performance.now(); ; await wait(500)) {
      const problems = problemsIn(await readShopLog({ readAll }), { item, stock });
      if (problems.length === 0 || performance.now() - since > restMs) return problems;
    }
  } finally {
    log.close();
  }
};

const keysOf = async ({ url }: Ground['server']) => {
  const { keys } = (await (await fetch(url + logKeysPath)).json()) as LogKeys;
  return keys.map(({ x }) => x);
};

const loggedIn = async (dataDir: string, issue: string) => {
  const engines = await openEngines({ dataDir }, createLogger({ level: 'silent' }));
  try {
    return await textsIn(engines.events, issue);
  } finally {
    await closeEngines(engines);
  }
};

/** Of the stopped product: the log is whole and sealed, and the views are what it makes of them. */
export const storedProblems = async (dataDir: string, keys: readonly string[]): Promise<readonly string[]> => {
  const { differences, firstBadEvent } = await inspectData(dataDir);
  const { unmet, newest } = await verifyChain(readSqliteLog(join(dataDir, 'log.db')), {
    expected: { keys: [...keys], seals: [] },
  });
  return [
    ...first('documents that a rebuild makes otherwise', differences),
    ...first('bad events', firstBadEvent ? [firstBadEvent] : []),
    ...first('seals that are not as expected', unmet),
    ...(newest ? [] : ['no seal that is believed']),
  ];
};

/** Told by a clock that is ahead, or of an order that was placed by one that was behind; nothing is taken or lost by it. */
const isLateByClock = (answer: string) => answer.includes('"order_not_payable"');

/** Nothing that was answered is lost, and nothing is there twice; the load has stopped, the product runs and is stopped. */
export const problemsAfter = async (ground: Ground, load: SteadyLoad): Promise<readonly string[]> => {
  const { server, shop, long, issue } = ground;
  const wrong = [load.commands, load.reads, shop.commands, long.commands].flatMap((tally) => tally.wrong);
  const ofShop = await shopProblems(ground);
  const keys = await keysOf(server);
  await server.stop('SIGTERM');
  const [logged, long_] = [await loggedIn(server.dataDir, issue), await loggedIn(server.dataDir, long.issue)];
  const answered = load.answered.map(({ text }) => text);
  return [
    ...first(
      'answers that must not be',
      wrong.filter((answer) => !(ground.clock && isLateByClock(answer))),
    ),
    ...ofShop,
    ...first('answered texts that are lost', [...except(answered, logged), ...except(long.answered, long_)]),
    ...first('texts that are there twice', [...twice(logged), ...twice(long_)]),
    ...first('texts that nobody wrote', except(logged, [...answered, ...load.abandoned])),
    ...(await storedProblems(server.dataDir, keys)),
  ];
};

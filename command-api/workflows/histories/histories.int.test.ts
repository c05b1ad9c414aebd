import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { shopWorld } from '../shop/shop.fixture.ts';
import { reactionsTo } from './followed-workflows.ts';
import type { History } from './history.ts';
import { recordedShop } from './recording.fixture.ts';
import { decideAgain, replayStep } from './replaying.fixture.ts';
import { scenarios } from './scenarios.fixture.ts';

const folder = join(import.meta.dirname, 'recorded');
/** Set by `npm run record-histories -- "<why>"`. */
const why = process.env['RECORD_HISTORIES'];

const advice = (name: string, what: string) =>
  `history "${name}": ${what} otherwise today. In a running shop it may be half done in the old way, and comes again after a ` +
  'crash. Keep the old way for what is under way (a new event, or another name for the command), or, where no shop can be ' +
  'amid it, record anew: npm run record-histories -- "<why>"';

/** Says what is to be done about it, which a difference alone does not. */
const mustBeSame = (today: unknown, recorded: unknown, message: string) => {
  if (isDeepStrictEqual(today, recorded)) return;
  throw new Error(`${message}\nrecorded: ${JSON.stringify(recorded)}\ntoday:    ${JSON.stringify(today)}`);
};

const recordAnew = async (name: string, reason: string) => {
  const world = await shopWorld();
  const { shop, history } = recordedShop(world);
  await scenarios[name]?.(shop);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(await history(name, reason), null, 1)}\n`);
  await world.close();
};

describe.each(Object.keys(scenarios))('history %s', (name) => {
  const path = join(folder, `${name}.json`);
  const recorded = () => JSON.parse(readFileSync(path, 'utf8')) as History;

  beforeAll(async () => {
    if (why !== undefined) await recordAnew(name, why);
  });

  it('leads to the reactions that it led to', () => {
    expect(existsSync(path), `npm run record-histories -- "<why>" makes ${path}`).toBe(true);
    const { events, reactions } = recorded();
    mustBeSame(reactionsTo(events), reactions, advice(name, 'other things follow,'));
  });

  it('leads to the commands that it led to, under the same ids', async () => {
    const history = recorded();
    for (const step of history.steps) {
      const { sent, recorded: then } = await replayStep(history, step);
      const what = `${step.workflow} does what follows from position ${step.cause}`;
      mustBeSame(sent, then, advice(name, what));
    }
    expect(history.steps.flatMap(({ sent }) => sent).length).toBeGreaterThan(0);
  });

  it('is decided as it was decided', async () => {
    const history = recorded();
    for (const step of history.steps)
      for (const { command, recorded: then, today } of await decideAgain(history, step))
        mustBeSame(today, then, advice(name, `${command.type} after position ${step.cause} is decided`));
  });
});

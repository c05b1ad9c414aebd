import { type Row, publish, tableOf } from '../../campaign/table.ts';
import { seeded } from '../../campaign/seeded.ts';
import type { SteadyLoad } from '../steady-load.ts';
import { underLoad } from '../under-load.ts';
import { comesToRest } from '../whole-shop.ts';
import type { Disturbance } from './disturbance.ts';
import { chosen } from './disturbances.ts';
import { damageAndMend } from './damage-and-mend.ts';
import { type Ground, openGround } from './ground.ts';
import { untilAllReady } from './ready.ts';

/** So many disturbances come between two looks at everything, each time upon another issue. */
const between = 6;
/** Texts that have to be answered before the next disturbance comes, begun after the one before. */
const calm = 3;

interface Load {
  readonly load: SteadyLoad;
  readonly untilShown: () => Promise<void>;
}

const disturb = async (ground: Ground, { load, untilShown }: Load, { name, happen }: Disturbance): Promise<Row> => {
  console.log(`${new Date().toISOString()} ${name}`);
  const { kills, saw } = await happen(ground, load);
  const over = performance.now();
  await Promise.all([untilAllReady(ground.stack), load.more(calm)]);
  await untilShown();
  return { disturbance: name, kills, recoveredMs: performance.now() - over, ...(saw !== undefined && { saw }) };
};

/**
 * A new stack, on which so many disturbances that the seed chooses come one after the other while people write, read,
 * buy and look on; then what rests with it is damaged and mended. Throws where anything is lost, doubled or wrong.
 */
export const playRound = async (seed: number, count: number): Promise<void> => {
  const choose = seeded(seed);
  const ground = await openGround(choose);
  const rows: Row[] = [];
  let verdict = 'nothing lost, doubled or wrong';
  try {
    const all = chosen(choose, count, ground.clocks.areSettable);
    for (let at = 0; at < count; at += between)
      await underLoad(ground, `campaign ${seed}, from ${at}`, async (load, untilShown) => {
        for (const one of all.slice(at, at + between)) rows.push(await disturb(ground, { load, untilShown }, one));
      });
    const { problems, stories, orders } = await comesToRest(ground.stack, ground.shop.item);
    const { wrong } = ground.shop.commands;
    if (problems.length + wrong.length > 0) throw new Error(JSON.stringify({ problems, stories, wrong }, undefined, 1));
    verdict += `, the money of ${orders} orders right`;
    rows.push(...(await damageAndMend(ground)));
  } catch (error) {
    verdict = `FAILED: ${String(error)}`;
    throw error;
  } finally {
    publish(tableOf(`Seed ${seed}`, rows, verdict));
    await ground.dispose();
  }
};

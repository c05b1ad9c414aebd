import type { Row } from '../campaign/table.ts';
import { seeded, type Seeded } from '../campaign/seeded.ts';
import { shopLoad } from '../stack/shop-load.ts';
import { type SteadyLoad, steadyLoad } from '../stack/steady-load.ts';
import { problemsAfter } from './checks.ts';
import { damages } from './damages.ts';
import { type Disturbance, disturbances } from './disturbances.ts';
import { type Ground, openGround } from './ground.ts';
import { sufferDamage } from './suffer-damage.ts';

/** Beside the three who change the issue's title. */
const commenters = 13;
const [perRound, damagesPerRound] = [14, 5];

export interface Found {
  readonly rows: readonly Row[];
  readonly problems: readonly string[];
  readonly answered: number;
}

const chosen = <T extends { readonly weight: number }>(random: Seeded, from: readonly T[], count: number) =>
  random.shuffled(from.flatMap((one) => Array.from({ length: one.weight }, () => one))).slice(0, count);

/** One disturbance; a row with what was seen of it, or what went wrong. */
const suffer = async (ground: Ground, load: SteadyLoad, { name, happen }: Disturbance): Promise<Row> => {
  await load.more(20);
  const { kills, saw } = await happen(ground, load);
  const over = performance.now();
  await load.more(5);
  return { disturbance: name, kills, recoveredMs: performance.now() - over, ...(saw !== undefined && { saw }) };
};

/** An installation of its own: under load one disturbance after the other, then all that was promised is looked at. */
export const round = async (seed: number, note: (text: string) => void): Promise<Found> => {
  const random = seeded(seed);
  const ground = await openGround(random);
  const { client, project, issue, shop } = ground;
  const rows: Row[] = [];
  const load = steadyLoad(client, { project, issue }, commenters);
  const stopShopping = shopLoad(shop);
  const rest = () => Promise.all([load.stop(), stopShopping()]);
  try {
    for (const one of chosen(random, disturbances, perRound)) {
      note(one.name);
      rows.push(await suffer(ground, load, one));
    }
    await rest();
    note('checks');
    const problems = [...(await problemsAfter(ground, load))];
    for (const one of chosen(random, damages, damagesPerRound)) {
      note(one.name);
      const suffered = await sufferDamage(ground, one);
      if (suffered) rows.push(suffered.row);
      problems.push(...(suffered?.problems ?? []));
    }
    return { rows, problems, answered: load.answered.length };
  } catch (error) {
    return { rows, problems: [String(error instanceof Error ? error.stack : error)], answered: load.answered.length };
  } finally {
    await Promise.race([rest(), new Promise((resolve) => setTimeout(resolve, 20_000))]);
    await ground.dispose();
  }
};

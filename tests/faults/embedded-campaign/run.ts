import { parseArgs } from 'node:util';
import { publish, type Row, tableOf } from '../campaign/table.ts';
import { round } from './round.ts';

// npm run campaign:embedded [-- --seed <number>] [--minutes <number>]: rounds of disturbances on the embedded setting,
// each with a seed of its own, until the time is over. Ends with 1 when something was lost, doubled or wrong.

const { values } = parseArgs({ options: { seed: { type: 'string' }, minutes: { type: 'string' } } });
const firstSeed = Number(values.seed ?? Date.now() % 1_000_000);
const until = performance.now() + Number(values.minutes ?? 45) * 60_000;

const all: Row[] = [];
let [seed, answered] = [firstSeed, 0];
for (; seed === firstSeed || performance.now() < until; seed += 1) {
  const found = await round(seed, (text) => console.log(`seed ${seed}: ${text}`));
  all.push(...found.rows);
  answered += found.answered;
  const verdict = found.problems.length === 0 ? 'nothing lost, doubled or wrong' : found.problems.join('\n');
  publish(tableOf(`Seed ${seed}, ${found.answered} texts answered`, found.rows, verdict));
  if (found.problems.length > 0) process.exitCode = 1;
}
publish(tableOf(`Seeds ${firstSeed} to ${seed - 1}, ${answered} texts answered`, all, `exit ${process.exitCode ?? 0}`));
process.exit();

import { it } from 'vitest';
import { playRound } from './rounds.ts';

const number = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);
const [first, rounds, count] = [
  number('CAMPAIGN_SEED', 1),
  number('CAMPAIGN_ROUNDS', 1),
  number('CAMPAIGN_LENGTH', 48),
];
const patienceMs = 180_000 + 60_000 * count;

it.each(Array.from({ length: rounds }, (_, at) => first + at))(
  'a stack is disturbed as seed %i chooses, and nothing is lost, doubled or silently wrong',
  { timeout: patienceMs },
  (seed) => playRound(seed, count),
);

import { it } from 'vitest';
import { playRound } from './rounds.ts';

const number = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);
const { CAMPAIGN_LENGTH } = process.env;
const count = CAMPAIGN_LENGTH === undefined ? undefined : Number(CAMPAIGN_LENGTH);
const [first, rounds] = [number('CAMPAIGN_SEED', 1), number('CAMPAIGN_ROUNDS', 1)];
const patienceMs = 180_000 + 60_000 * (count ?? 0);

it.each(Array.from({ length: rounds }, (_, at) => first + at))(
  'a stack is disturbed as seed %i chooses, and nothing is lost, doubled or silently wrong',
  { timeout: patienceMs },
  (seed) => playRound(seed, count),
);

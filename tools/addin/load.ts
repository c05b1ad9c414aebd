import type { AddinClient } from './addin-client.ts';
import { makeBatches, type MadeBatches } from './made-batches.ts';

export interface LoadResult {
  readonly batches: number;
  readonly accepted: number;
  readonly duplicates: number;
  readonly refused: number;
  readonly seconds: number;
  /** What was to be accepted, refused and counted. */
  readonly good: number;
  readonly broken: number;
  readonly counts: ReadonlyMap<string, number>;
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

const addedUp = (made: readonly MadeBatches[]) => {
  const counts = new Map<string, number>();
  for (const [command, count] of made.flatMap((one) => [...one.counts]))
    counts.set(command, (counts.get(command) ?? 0) + count);
  return counts;
};

/** Two requests of a client at a time, and so out of order. */
const sendAll = async (client: AddinClient, { batches }: MadeBatches) => {
  const left = batches.values();
  const answers: { accepted: number; duplicates: number; refused: number }[] = [];
  const worker = async () => {
    for (const lines of left) {
      const { status, body } = await client.report('use', lines);
      if (status !== 200) throw new Error(`a batch was answered ${status}: ${JSON.stringify(body)}`);
      answers.push({ ...body, refused: body.refused.length });
    }
  };
  await Promise.all([worker(), worker()]);
  return answers;
};

interface Wish {
  /** Of each client. */
  readonly batches: number;
  readonly lines: number;
  readonly name: string;
}

/** All clients send at once, everything made beforehand. */
export const load = async (clients: readonly AddinClient[], wish: Wish): Promise<LoadResult> => {
  const made = clients.map(() => makeBatches({ ...wish, now: Date.now() }));
  // Each has its token before the clock runs.
  await Promise.all(clients.map((client) => client.get('auth/addin_me')));
  const from = performance.now();
  const answers = (
    await Promise.all(made.map(async (one, at) => (clients[at] ? sendAll(clients[at], one) : [])))
  ).flat();
  const seconds = (performance.now() - from) / 1_000;
  return {
    seconds,
    batches: answers.length,
    accepted: sumOf(answers.map(({ accepted }) => accepted)),
    duplicates: sumOf(answers.map(({ duplicates }) => duplicates)),
    refused: sumOf(answers.map(({ refused }) => refused)),
    good: sumOf(made.map(({ good }) => good)),
    broken: sumOf(made.map(({ broken }) => broken)),
    counts: addedUp(made),
  };
};

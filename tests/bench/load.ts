import autocannon from 'autocannon';
import { median } from './row.ts';

export interface Load {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Record<string, string>;
  readonly body?: string;
  /** Gives each request an `Idempotency-Key` of its own, as the frontend does. */
  readonly keyed?: boolean;
}
export interface Pace {
  readonly perSecond: number;
  readonly p99: number;
  readonly failed: number;
}

/** 64 connections for some seconds. */
export const load = async (
  { url, method = 'GET', headers = {}, body, keyed = false }: Load,
  seconds = 6,
): Promise<Pace> => {
  const result = await autocannon({
    url,
    method,
    connections: 64,
    duration: seconds,
    headers,
    ...(body === undefined ? {} : { body }),
    ...(keyed
      ? {
          requests: [
            {
              setupRequest: (request) => ({
                ...request,
                headers: { ...request.headers, 'idempotency-key': crypto.randomUUID() },
              }),
            },
          ],
        }
      : {}),
  });
  return { perSecond: result.requests.average, p99: result.latency.p99, failed: result.non2xx + result.errors };
};

/** Both loads by turns, so that a busy moment of the machine hits both; medians of the rounds. */
export const compare = async (ours: Load, bare: Load, rounds = 3) => {
  const runs: { ours: Pace; bare: Pace }[] = [];
  await load(ours, 2);
  await load(bare, 2);
  for (let round = 0; round < rounds; round++) runs.push({ bare: await load(bare), ours: await load(ours) });
  const middle = (pick: (run: (typeof runs)[number]) => number) => median(runs.map(pick));
  return {
    ours: middle((run) => run.ours.perSecond),
    bare: middle((run) => run.bare.perSecond),
    p99: middle((run) => run.ours.p99),
    share: middle((run) => run.ours.perSecond / run.bare.perSecond),
    failed: runs.reduce((sum, run) => sum + run.ours.failed, 0),
  };
};

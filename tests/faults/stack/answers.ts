import { setTimeout as wait } from 'node:timers/promises';
import type { ApiAnswer } from '../../support/api-client.ts';

/** What became of calls of one kind. */
export interface Tally {
  answered: number;
  /** 503: away for a moment, ask again. */
  unavailable: number;
  /** 502 and 504. */
  byGateway: number;
  /** The connection broke, or there was none. */
  lost: number;
  longestMs: number;
  /** What must not be, at most a few. */
  readonly wrong: string[];
}

/** Nobody waits longer: far beyond what is promised, so that a busy machine fails nothing but a call that hangs. */
const patienceMs = 15_000;
const mostWrong = 5;
const silence = { status: 0, body: 'silence' } as const;
const kinds: Readonly<Record<number, 'answered' | 'unavailable' | 'byGateway'>> = {
  200: 'answered',
  503: 'unavailable',
  502: 'byGateway',
  504: 'byGateway',
};

export const newTally = (): Tally => ({ answered: 0, unavailable: 0, byGateway: 0, lost: 0, longestMs: 0, wrong: [] });

/** Makes a call once and notes what came of it; undefined when it may be made again. */
export const tallyCall = async <T>(tally: Tally, call: () => Promise<ApiAnswer<T>>): Promise<T | undefined> => {
  const since = performance.now();
  const answer = await Promise.race([call().catch(brokenOff), wait(patienceMs, silence, { ref: false })]);
  tally.longestMs = Math.max(tally.longestMs, Math.round(performance.now() - since));
  const kind = answer === undefined ? 'lost' : kinds[answer.status];
  if (kind) tally[kind] += 1;
  else if (tally.wrong.length < mostWrong) tally.wrong.push(JSON.stringify([answer?.status, answer?.body]));
  return kind === 'answered' ? (answer?.body as T) : undefined;
};

/** What `fetch` throws when a connection fails. */
const brokenOff = (error: unknown) => {
  if (error instanceof TypeError) return undefined;
  throw error;
};

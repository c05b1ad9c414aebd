import { Router } from 'express';
import { inTime } from '../clock/in-time.ts';
import type { Logger } from '../log/logger.ts';
import { problemOf, sendProblem } from './problem.ts';

/** Rejects with a reason for the log. */
export type Check = () => Promise<unknown>;

export interface HealthOptions {
  readonly checks: () => Readonly<Record<string, Check>>;
  readonly log: Logger;
  readonly timeoutMs?: number;
}

type Result = 'ok' | 'failed';

/** `GET /api/health`: this process answers. `GET /api/ready`: all checks pass, else 503 naming those that do not. */
export const healthRoutes = ({ checks, log, timeoutMs = 1_000 }: HealthOptions): Router => {
  const failing = new Set<string>();
  /** Asked every second by whoever looks on, it tells the log only what changed. */
  const note = (name: string, error?: unknown) => {
    if (error === undefined) return void (failing.delete(name) && log.info({ check: name }, 'ready again'));
    if (!failing.has(name))
      log.warn({ check: name, reason: error instanceof Error ? error.message : error }, 'not ready');
    failing.add(name);
  };
  const run = async ([name, check]: readonly [string, Check]): Promise<readonly [string, Result]> => {
    try {
      await inTime(check(), timeoutMs, () => new Error(`no answer within ${timeoutMs} ms`));
      note(name);
      return [name, 'ok'];
    } catch (error) {
      note(name, error ?? 'failed');
      return [name, 'failed'];
    }
  };

  const router = Router();
  router.get(
    '/api/health',
    (_request, response) => void response.set('Cache-Control', 'no-store').json({ status: 'alive' }),
  );
  router.get('/api/ready', async (_request, response) => {
    const results = await Promise.all(Object.entries(checks()).map(run));
    const body = { checks: Object.fromEntries(results) };
    response.set('Cache-Control', 'no-store');
    if (results.every(([, result]) => result === 'ok')) response.json({ status: 'ready', ...body });
    else sendProblem(response, problemOf('unavailable'), body);
  });
  return router;
};

import express, { type Express } from 'express';
import type { Env } from '../env/env.ts';
import { correlationId } from '../http/correlation-id.ts';
import { believeProxies } from '../http/forwarded.ts';
import { requestLog } from '../http/request-log.ts';
import type { Logger } from '../log/logger.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { requestMetrics } from '../metrics/request-metrics.ts';

/** What every process does with every request: name it, note it, measure it. */
export const baseApp = ({ trustProxy }: Pick<Env, 'trustProxy'>, log: Logger, metrics: Metrics): Express =>
  express()
    .disable('x-powered-by')
    .disable('etag')
    .set('trust proxy', trustProxy)
    .use(believeProxies(trustProxy), correlationId, requestLog(log), requestMetrics(metrics));

import express, { type Express } from 'express';
import type { Env } from '../env/env.ts';
import { correlationId, requestLog } from '../http/correlation-id.ts';
import { trustProxies } from '../http/forwarded.ts';
import type { Logger } from '../log/logger.ts';
import { type Metrics, requestMetrics } from '../metrics/metrics.ts';

export const baseApp = ({ trustProxy }: Pick<Env, 'trustProxy'>, log: Logger, metrics: Metrics): Express =>
  express()
    .disable('x-powered-by')
    .disable('etag')
    .set('trust proxy', trustProxy)
    .use(trustProxies(trustProxy), correlationId, requestLog(log), requestMetrics(metrics));

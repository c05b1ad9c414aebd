import type { Router } from 'express';
import type { Server } from 'node:http';
import type { Engines } from '../engines/engines.ts';
import type { Env } from '../env/env.ts';
import type { Check } from '../http/health.ts';
import type { Logger } from '../log/logger.ts';
import type { Metrics } from '../metrics/metrics.ts';

export interface Setting {
  readonly env: Env;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly engines: Engines;
  /** The one the process listens with, or will; for sockets. */
  readonly server: Server;
  readonly signal: AbortSignal;
}

/** An open service: alone in its process, or beside the others. */
export interface Service {
  readonly routers?: readonly Router[];
  /** What must work, beside the engines, before requests are let in. */
  readonly checks?: Readonly<Record<string, Check>>;
  /** Lines for the person who started it. */
  readonly notes?: readonly string[];
  /** Lets connected clients go, so that they come back elsewhere; running requests are waited for afterwards. */
  readonly release?: () => Promise<void>;
  /** Ends it when no request is running any more. The engines stay open. */
  readonly close?: () => Promise<void>;
}

/** Opens a service; throws when an engine it needs is away. */
export type OpenService = (setting: Setting) => Promise<Service>;

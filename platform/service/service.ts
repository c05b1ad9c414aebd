import type { ProviderState } from '@maru/contracts/kernel/process-state.views';
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
  readonly server: Server;
  readonly signal: AbortSignal;
}

export interface Service {
  /** As people call it: `query-api`. */
  readonly name?: string;
  /** The names of the workflows that it may run. */
  readonly workflows?: readonly string[];
  /** Which services elsewhere it could use; never a key itself. */
  readonly providers?: readonly ProviderState[];
  readonly routers?: readonly Router[];
  /** Answers below `/.well-known`. */
  readonly wellKnown?: Router;
  /** Beside those of the engines. */
  readonly checks?: Readonly<Record<string, Check>>;
  readonly notes?: readonly string[];
  /** Lets connected clients go, so that they come back elsewhere; running requests are waited for afterwards. */
  readonly release?: () => Promise<void>;
  /** When no request runs any more; the engines stay open. */
  readonly close?: () => Promise<void>;
}

/** Opens a service; throws when an engine it needs is away. */
export type OpenService = (setting: Setting) => Promise<Service>;

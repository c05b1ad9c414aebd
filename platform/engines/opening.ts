import type { Env } from '../env/env.ts';

/** What decides about the engines. A connection string that is not set means the embedded engine below `dataDir`. */
export type EngineEnv = Pick<Env, 'dataDir'> &
  Partial<Pick<Env, 'esdbUrl' | 'mongodbUrl' | 'redisUrl' | 'smtpUrl' | 'mailFrom'>>;

/** Something to be closed with the engines, in reverse order of opening. */
export interface Closable {
  close(): Promise<void>;
}

/** Notes what was opened and gives it back. */
export type Keep = <T extends Closable>(one: T) => T;

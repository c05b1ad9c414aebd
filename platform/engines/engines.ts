import type { Clock } from '../clock/clock.ts';
import type { KeyedHash } from '../env/secrets.ts';
import type { EventStore } from '../event-store/event-store.ts';
import type { FileStore } from '../file-store/file-store.ts';
import type { KeyVault } from '../key-vault/key-vault.ts';
import type { Leases } from '../lease/lease.ts';
import type { LiveBus } from '../live-bus/live-bus.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { RateLimiters } from '../rate-limit/rate-limiters.ts';
import type { SocketCluster } from '../socket-cluster/socket-cluster.ts';
import type { SnapshotStore } from '../snapshot-store/snapshot-store.ts';
import type { Vitals } from './vitals.ts';
import type { ViewStore } from '../view-store/view-store.ts';
import type { Env } from '../env/env.ts';

export interface Engines {
  /** Opens personal data on reading; the hash of such an event is that of what is stored. */
  readonly events: EventStore;
  /** The same log as it is stored, for who checks its hashes. */
  readonly storedEvents: Pick<EventStore, 'readAll' | 'head'>;
  readonly keys: KeyVault;
  readonly views: ViewStore;
  readonly bus: LiveBus;
  readonly sockets: SocketCluster;
  readonly files: FileStore;
  readonly leases: Leases;
  readonly limits: RateLimiters;
  readonly mail: Mailer;
  readonly clock: Clock;
  /** Recognises a command again; personal data in it cannot be guessed from it without the installation's secret. */
  readonly requestHash: KeyedHash;
  /** Of long streams, beside the log. */
  readonly snapshots: SnapshotStore;
  readonly vitals: Vitals;
}

/** What decides about the engines. A connection string that is not set means the embedded engine below `dataDir`. */
export type EngineEnv = Pick<Env, 'dataDir'> &
  Partial<Pick<Env, 'esdbUrl' | 'mongodbUrl' | 'redisUrl' | 'smtpUrl' | 'mailFrom'>>;

export interface Closable {
  close(): Promise<void>;
}

export type Keep = <T extends Closable>(one: T) => T;

import { z } from 'zod';
import { timestamp } from './fields.ts';

const bytes = z.number();

/** Whether an engine answered a process when it last asked, and after how many ms. */
export const engineCheck = z.object({ engine: z.string(), ok: z.boolean(), ms: z.number() });

/** A service elsewhere, and whether what it takes to use it is set: never what it is set to. */
export const providerState = z.object({
  provider: z.enum(['payments', 'mail', 'kakao', 'parcels', 'seals']),
  set: z.boolean(),
});
export type ProviderState = z.infer<typeof providerState>;

/** In bytes; null where the engine does not tell. `free` and `total` are of the disk that holds the data. */
export const storageSizes = z.object({
  log: bytes.nullable(),
  views: bytes.nullable(),
  free: bytes.nullable(),
  total: bytes.nullable(),
});
export type StorageSizes = z.infer<typeof storageSizes>;

/** What a program was built from, the first digits of a hash of its sources, and when; absent where nothing was built. */
export const buildInfo = z.object({ stamp: z.string(), commit: z.string().nullable(), at: timestamp });
export type BuildInfo = z.infer<typeof buildInfo>;

/**
 * Document of the view `process-state`: a process of the product as it says itself, at `at` for the last time. `workflows` are
 * the names of those that it may run; `memory` is in bytes, times in epoch ms of its clock.
 */
export const processState = z.object({
  id: z.string(),
  name: z.string(),
  services: z.array(z.string()),
  workflows: z.array(z.string()),
  /** Absent where the process is of a version that did not say so. */
  providers: z.array(providerState).optional(),
  node: z.string(),
  build: buildInfo.nullable(),
  started: timestamp,
  at: timestamp,
  memory: bytes,
  checks: z.array(engineCheck),
  storage: storageSizes,
});
export type ProcessState = z.infer<typeof processState>;

/** Written by every process, for whoever shows administrators how the product is. */
export const processStateView = {
  name: 'process-state',
  version: 1,
  fields: { at: 'number' },
  indexes: [['at']],
} as const;
/** How often a process says how it is, ms; one that has been silent three times as long is away. */
export const processStateEveryMs = 10_000;

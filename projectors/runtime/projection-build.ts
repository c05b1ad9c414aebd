import type { ParkedDocument } from '@maru/contracts/kernel/parked.views';
import { type Checkpoint, divergesFrom, type EventMark } from '@maru/platform/event-store/checkpoint';
import type { EventStore } from '@maru/platform/event-store/event-store';
import type { StoredCheckpoint } from '@maru/platform/view-store/view-store';
import { LRUCache } from 'lru-cache';
import type { Draft } from './fold.ts';
import type { Owner } from './owner.ts';
import type { AnyProjection } from './projection.ts';
import { newStreamFacts, type StreamFacts } from './stream-facts.ts';

/** One stored version of a projection on its way through the log, before and after it goes live. */
export interface ProjectionBuild {
  readonly owner: Owner;
  readonly projection: AnyProjection;
  readonly version: number;
  position: number;
  /** The newest one that was folded or passed over up to there, also of a former run. */
  event: EventMark | undefined;
  status: 'building' | 'live' | 'stopped';
  readonly parkedDocuments: Map<string, ParkedDocument>;
  /** Unwritten and last written documents of a building version, which nobody else changes, so they need no reading. */
  unwrittenDrafts: Map<string, Draft>;
  writtenDrafts: ReadonlyMap<string, Draft>;
  /** Documents that a live build wrote last, as they are stored: nobody else changes them while it is owned. */
  readonly latestDrafts: LRUCache<string, Draft>;
  readonly streamFacts: StreamFacts;
  /** Position of a begun write, also of an earlier owner: what is folded up to it may be stored already. */
  pendingPosition: number;
}

const maxLatest = 1_000;

export const buildOf = (
  owner: Owner,
  version: number,
  { position, status, event }: StoredCheckpoint,
): ProjectionBuild => ({
  owner,
  projection: owner.projection,
  version,
  // What lies behind the event held nothing for it: read again, it cannot hide what a log that was put back has there.
  position: event?.position ?? position,
  event,
  status,
  parkedDocuments: new Map(),
  unwrittenDrafts: new Map(),
  writtenDrafts: new Map(),
  latestDrafts: new LRUCache({ max: maxLatest }),
  streamFacts: newStreamFacts(),
  pendingPosition: 0,
});

export const checkpointOf = ({ position, event }: Pick<ProjectionBuild, 'position' | 'event'>): Checkpoint => ({
  position,
  ...(event && { event }),
});

/** Whether the log is another one than that which a build has folded so far. */
export const isOfAnotherLog = (events: EventStore, { position, event }: ProjectionBuild): Promise<boolean> =>
  divergesFrom(events, event ? { position: event.position, event } : { position });

export const runs = ({ status, owner }: ProjectionBuild) => status !== 'stopped' && owner.owns();

export const prefixesOf = (projections: readonly AnyProjection[]) => [
  ...new Set(projections.flatMap(({ streams }) => streams)),
];

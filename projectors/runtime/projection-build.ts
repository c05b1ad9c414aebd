import { LRUCache } from 'lru-cache';
import type { Draft } from './fold.ts';
import type { Owner } from './owner.ts';
import type { ParkedDocument } from './parked.view.ts';
import type { AnyProjection } from './projection.ts';

/** One stored version of a projection on its way through the log, before and after it goes live. */
export interface ProjectionBuild {
  readonly owner: Owner;
  readonly projection: AnyProjection;
  readonly version: number;
  position: number;
  status: 'building' | 'live' | 'stopped';
  parkedDocuments: ReadonlyMap<string, ParkedDocument>;
  /** Unwritten and last written documents of a building version, which nobody else changes, so they need no reading. */
  unwrittenDrafts: Map<string, Draft>;
  writtenDrafts: ReadonlyMap<string, Draft>;
  /** Documents that a live build wrote last, as they are stored: nobody else changes them while it is owned. */
  readonly latestDrafts: LRUCache<string, Draft>;
  /** Position of a begun write, also of an earlier owner: what is folded up to it may be stored already. */
  pendingPosition: number;
}

const maxLatest = 1_000;

export const buildOf = (
  owner: Owner,
  version: number,
  at: Pick<ProjectionBuild, 'position' | 'status'>,
): ProjectionBuild => ({
  owner,
  projection: owner.projection,
  version,
  ...at,
  parkedDocuments: new Map(),
  unwrittenDrafts: new Map(),
  writtenDrafts: new Map(),
  latestDrafts: new LRUCache({ max: maxLatest }),
  pendingPosition: 0,
});

export const runs = ({ status, owner }: ProjectionBuild) => status !== 'stopped' && owner.owns();

export const prefixesOf = (projections: readonly AnyProjection[]) => [
  ...new Set(projections.flatMap(({ streams }) => streams)),
];

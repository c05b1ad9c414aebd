import type { EventStore } from '@maru/platform/event-store/event-store';
import type { LiveBus } from '@maru/platform/live-bus/live-bus';
import type { Log } from '@maru/platform/log/logger';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import type { Task } from './fold-batch.ts';
import type { ProjectionBuild } from './projection-build.ts';
import type { Parking } from './parking.ts';
import type { AnyProjection } from './projection.ts';
import type { ProjectionMetrics } from './projection-metrics.ts';

export interface Runtime {
  readonly events: EventStore;
  readonly views: ViewStore;
  readonly bus: LiveBus;
  readonly log: Log;
  readonly metrics: ProjectionMetrics;
  readonly parking: Parking;
  /** Sets documents aside with their events, tells of it and sees to it that they are tried again. */
  park(build: ProjectionBuild, setbacks: readonly Task[]): Promise<void>;
  /** Tries all parked documents of a live build again: the code may have been mended since. */
  retryParked(build: ProjectionBuild): void;
  /** Whether another process looks after a newer version, so that this one is not to be shown. */
  isOutdated(projection: AnyProjection): Promise<boolean>;
}

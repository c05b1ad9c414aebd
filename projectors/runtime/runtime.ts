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
  /** Epoch ms. */
  now(): number;
  park(build: ProjectionBuild, setbacks: readonly Task[]): Promise<void>;
  retryParked(build: ProjectionBuild): void;
  isOutdated(projection: AnyProjection): Promise<boolean>;
}

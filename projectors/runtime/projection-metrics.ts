import type { Metrics } from '@maru/platform/metrics/metrics';
import type { ProjectionBuild } from './projection-build.ts';
import type { AnyProjection } from './projection.ts';

/** What the runtime tells of itself, labelled by projection. */
export interface ProjectionMetrics {
  handled(build: ProjectionBuild, events: number): void;
  stopped(build: ProjectionBuild): void;
  parked(build: ProjectionBuild): void;
  standing(build: ProjectionBuild, head: number): void;
  built(build: ProjectionBuild, ratio: number): void;
  reopened(): void;
  /** What is not owned has no other figures here: those of its owner count. */
  owned(projection: AnyProjection, owned: boolean): void;
}

export const projectionMetrics = (metrics?: Metrics): ProjectionMetrics => {
  const labels = ['projection'] as const;
  const handled = metrics?.counter(
    'projection_events_total',
    'Events folded into documents, counted once per document.',
    labels,
  );
  const lag = metrics?.gauge('projection_lag_events', 'Positions of the log not yet folded.', labels);
  const parked = metrics?.gauge(
    'projection_parked_documents',
    'Documents set aside because an event could not be folded.',
    labels,
  );
  const stopped = metrics?.gauge('projection_stopped', '1 once a projection met a gap in a stream.', labels);
  const built = metrics?.gauge('projection_rebuild_ratio', 'How far a build has come, 0 to 1.', labels);
  const reopened = metrics?.counter(
    'projection_subscription_reopened_total',
    'Subscriptions opened again because they fell silent or failed.',
  );
  const owned = metrics?.gauge('projection_owned', '1 while this process owns the projection.', labels);
  const of = ({ projection: { name } }: ProjectionBuild) => ({ projection: name });
  return {
    handled: (build, events) => handled?.inc(of(build), events),
    stopped: (build) => stopped?.set(of(build), 1),
    parked: (build) => parked?.set(of(build), build.parked.size),
    standing: (build, head) => {
      lag?.set(of(build), Math.max(0, head - build.position));
      stopped?.set(of(build), build.status === 'stopped' ? 1 : 0);
    },
    built: (build, ratio) => built?.set(of(build), ratio),
    reopened: () => reopened?.inc(),
    owned: ({ name: projection }, is) => {
      owned?.set({ projection }, is ? 1 : 0);
      if (!is) for (const gauge of [lag, parked, stopped, built]) gauge?.remove({ projection });
    },
  };
};

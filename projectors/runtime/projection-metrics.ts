import type { Metrics } from '@maru/platform/metrics/metrics';
import type { ProjectionBuild } from './projection-build.ts';
import type { AnyProjection } from './projection.ts';

export interface ProjectionMetrics {
  countEvents(build: ProjectionBuild, count: number): void;
  setStopped(build: ProjectionBuild): void;
  setParked(build: ProjectionBuild): void;
  setLag(build: ProjectionBuild, head: number): void;
  setBuildRatio(build: ProjectionBuild, ratio: number): void;
  countReopening(): void;
  countDiverged(build: ProjectionBuild): void;
  countForeign(): void;
  /** What is not owned has no other figures here: those of its owner count. */
  setOwned(projection: AnyProjection, owned: boolean): void;
}

export const projectionMetrics = (metrics?: Metrics): ProjectionMetrics => {
  const labels = ['projection'] as const;
  const events = metrics?.counter(
    'projection_events_total',
    'Events folded into documents, counted once per document.',
    labels,
  );
  const lag = metrics?.gauge('projection_lag_events', 'Positions of the log not yet folded.', labels);
  const parkedDocuments = metrics?.gauge(
    'projection_parked_documents',
    'Documents set aside because an event could not be folded.',
    labels,
  );
  const stopped = metrics?.gauge('projection_stopped', '1 once a projection met a gap in a stream.', labels);
  const built = metrics?.gauge('projection_rebuild_ratio', 'How far a build has come, 0 to 1.', labels);
  const reopenings = metrics?.counter(
    'projection_subscription_reopened_total',
    'Subscriptions opened again because they fell silent or failed.',
  );
  const owned = metrics?.gauge('projection_owned', '1 while this process owns the projection.', labels);
  const of = ({ projection: { name } }: ProjectionBuild) => ({ projection: name });
  return {
    countEvents: (build, count) => events?.inc(of(build), count),
    setStopped: (build) => stopped?.set(of(build), 1),
    setParked: (build) => parkedDocuments?.set(of(build), build.parkedDocuments.size),
    setLag: (build, head) => {
      lag?.set(of(build), Math.max(0, head - build.position));
      stopped?.set(of(build), build.status === 'stopped' ? 1 : 0);
    },
    setBuildRatio: (build, ratio) => built?.set(of(build), ratio),
    countReopening: () => reopenings?.inc(),
    ...logFaultMetrics(metrics),
    setOwned: ({ name: projection }, is) => {
      owned?.set({ projection }, is ? 1 : 0);
      if (!is) for (const gauge of [lag, parkedDocuments, stopped, built]) gauge?.remove({ projection });
    },
  };
};

const logFaultMetrics = (metrics?: Metrics): Pick<ProjectionMetrics, 'countDiverged' | 'countForeign'> => {
  const diverged = metrics?.counter(
    'maru_projection_diverged_total',
    'Times a view was built anew because the log is not the one that it was made from.',
    ['projection'],
  );
  const foreign = metrics?.counter(
    'maru_foreign_events_total',
    'Events in our streams that something else wrote, left out; counted each time they are read.',
  );
  return {
    countDiverged: ({ projection: { name } }) => diverged?.inc({ projection: name }),
    countForeign: () => foreign?.inc(),
  };
};

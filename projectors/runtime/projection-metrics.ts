import type { Metrics } from '@maru/platform/metrics/metrics';
import type { Lane } from './lane.ts';
import type { AnyProjection } from './projection.ts';

/** What the runtime tells of itself, labelled by projection. */
export interface ProjectionMetrics {
  handled(lane: Lane, events: number): void;
  stopped(lane: Lane): void;
  parked(lane: Lane): void;
  standing(lane: Lane, head: number): void;
  /** 0 to 1. */
  built(lane: Lane, ratio: number): void;
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
  const of = ({ projection: { name } }: Lane) => ({ projection: name });
  return {
    handled: (lane, events) => handled?.inc(of(lane), events),
    stopped: (lane) => stopped?.set(of(lane), 1),
    parked: (lane) => parked?.set(of(lane), lane.parked.size),
    standing: (lane, head) => {
      lag?.set(of(lane), Math.max(0, head - lane.position));
      stopped?.set(of(lane), lane.status === 'stopped' ? 1 : 0);
    },
    built: (lane, ratio) => built?.set(of(lane), ratio),
    reopened: () => reopened?.inc(),
    owned: ({ name: projection }, is) => {
      owned?.set({ projection }, is ? 1 : 0);
      if (!is) for (const gauge of [lag, parked, stopped, built]) gauge?.remove({ projection });
    },
  };
};

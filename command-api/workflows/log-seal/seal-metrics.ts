import type { Counter, Gauge, Metrics } from '@maru/platform/metrics/metrics';

export interface SealMetrics {
  readonly unsealed: Gauge;
  readonly refused: Gauge;
  readonly diverged: Counter;
  readonly postFailures: Counter;
  readonly unposted: Gauge;
}

export const sealMetrics = (metrics: Metrics): SealMetrics => ({
  unsealed: metrics.gauge('maru_seal_unsealed_events', 'Events that wait for a seal'),
  refused: metrics.gauge(
    'maru_seal_refused',
    '1 while the log cannot be sealed as it is, or with the key that is here',
  ),
  diverged: metrics.counter('maru_seal_diverged_total', 'Times the log was another than the one read so far'),
  postFailures: metrics.counter('maru_seal_post_failures_total', 'Times a seal could not be posted'),
  unposted: metrics.gauge('maru_seal_unposted', 'Seals that wait to be posted'),
});

import type { Log } from '../log/logger.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { ReportDamage } from './past-damage.ts';

/** Each place once in the log of the process, and all that were met since its start in the metric `maru_log_damaged`. */
export const logDamageReport = (log: Pick<Log, 'error'>, metrics?: Metrics): ReportDamage => {
  const met = new Set<number | undefined>();
  const gauge = metrics?.gauge('maru_log_damaged', 'Places of log.db that could not be read since the start');
  return (lost) => {
    if (met.has(lost?.position)) return;
    met.add(lost?.position);
    gauge?.set(met.size);
    if (lost) log.error(lost, 'an event cannot be read: its page of log.db is damaged, run npm run verify');
    else log.error('log.db is damaged where events are looked for: run npm run verify');
  };
};

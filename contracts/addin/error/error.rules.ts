import { epochMs } from '../../kernel/fields.ts';
import { dateText, dayOfText } from '../../kernel/seoul-days.ts';
import { compareVersions } from '../batch/versions.ts';
import type { Rise, Sighting } from './error.events.ts';
import type { ErrorState } from './error.fields.ts';

interface Fix {
  readonly state: ErrorState;
  readonly fixed_in: string | null;
  readonly fixed_at: number | null;
}

/**
 * The newest version in which an error came back after its fix: in that version or a newer one, and later than it was
 * marked as fixed. What machines with an older version still report, or report late, says nothing of the fix.
 */
export const regressedVersion = (
  { state, fixed_in, fixed_at }: Fix,
  sightings: readonly Sighting[],
): string | undefined => {
  if (state !== 'fixed' || fixed_in === null || fixed_at === null) return undefined;
  return sightings
    .filter(({ version, last_at }) => compareVersions(version, fixed_in) >= 0 && epochMs(last_at) > fixed_at)
    .map(({ version }) => version)
    .toSorted(compareVersions)
    .at(-1);
};

interface Pace {
  readonly state: ErrorState;
  /** A date in Korea. */
  readonly acknowledged_on: string | null;
  readonly days: readonly { readonly day: string; readonly count: number }[];
}

/** Fewer in a day are no rise, however rare it was before; so many times as often as usual is one. */
export const riseAt = { least: 10, times: 2 } as const;
const usualDays = 7;

/**
 * Whether an error that was acknowledged on another day comes clearly more often today than on the seven days before it.
 * What was never seen counts as zero. `today` is a date in Korea.
 */
export const riseOn = (today: string, { state, acknowledged_on, days }: Pace): Rise | undefined => {
  if (state !== 'acknowledged' || acknowledged_on === null || acknowledged_on >= today) return undefined;
  const counts = new Map(days.map(({ day, count }) => [day, count]));
  const count = counts.get(today) ?? 0;
  const before = Array.from({ length: usualDays }, (_, at) => counts.get(dateText(dayOfText(today) - at - 1)) ?? 0);
  const usual = before.reduce((sum, one) => sum + one, 0) / usualDays;
  return count >= riseAt.least && count > usual * riseAt.times ? { day: today, count, usual } : undefined;
};

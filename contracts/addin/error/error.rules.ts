import { epochMs } from '../../kernel/fields.ts';
import { compareVersions } from '../batch/versions.ts';
import type { Sighting } from './error.events.ts';
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

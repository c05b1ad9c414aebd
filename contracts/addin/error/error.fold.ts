import { epochMs } from '../../kernel/fields.ts';
import type { Facts, StreamFold } from '../../kernel/fold.ts';
import type { Recorded } from '../../kernel/message.ts';
import { dateText, seoulDay } from '../../kernel/seoul-days.ts';
import { dayOfMoment, lineMark } from '../batch/batch.lines.ts';
import { compareVersions } from '../batch/versions.ts';
import type { AddinErrorEvent, Sighting } from './error.events.ts';
import type { AddinErrorDocument } from './error.views.ts';

export type AddinErrorFacts = Facts<AddinErrorDocument>;
type Report = Extract<AddinErrorEvent, { type: 'AddinErrorReported' }> & Recorded;

/** People, commands, versions and days that an error remembers. */
const most = { people: 2_000, commands: 20, versions: 100, days: 30 } as const;

const firstOf = ({ data: { id, exception, frames }, meta }: Report): AddinErrorFacts => ({
  id,
  exception,
  frames,
  commands: [],
  count: 0,
  people: 0,
  user_ids: [],
  versions: [],
  newest_version: '',
  days: [],
  first_seen: Infinity,
  last_seen: 0,
  state: 'new',
  state_since: epochMs(meta.at),
  acknowledged_on: null,
  rise: null,
  fixed_in: null,
  fixed_at: null,
  regressed_in: null,
  note: '',
  issue: null,
  newest: { commandId: '', lines: 0 },
});

const added = (counts: ReadonlyMap<string, number>, name: string, count: number) =>
  new Map([...counts, [name, (counts.get(name) ?? 0) + count]]);

const versionsWith = ({ versions }: AddinErrorFacts, sightings: readonly Sighting[]) =>
  [
    ...sightings.reduce(
      (counts, { version, count }) => added(counts, version, count),
      new Map(versions.map(({ version, count }) => [version, count])),
    ),
  ]
    .map(([version, count]) => ({ version, count }))
    .toSorted((a, b) => compareVersions(b.version, a.version))
    .slice(0, most.versions);

const dayOfSighting = ({ last_at }: Sighting) => dayOfMoment(epochMs(last_at));
/** How often by day, the last days, after what was seen. */
export const daysWith = ({ days }: Pick<AddinErrorFacts, 'days'>, sightings: readonly Sighting[]) =>
  [
    ...sightings.reduce(
      (counts, one) => added(counts, dayOfSighting(one), one.count),
      new Map(days.map(({ day, count }) => [day, count])),
    ),
  ]
    .map(([day, count]) => ({ day, count }))
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .slice(-most.days);

const commandsWith = ({ commands }: AddinErrorFacts, sightings: readonly Sighting[]) =>
  [...new Set([...commands, ...sightings.flatMap(({ command }) => command ?? [])])].slice(0, most.commands);

const peopleWith = ({ people, user_ids }: AddinErrorFacts, userId: string) =>
  user_ids.includes(userId) || user_ids.length >= most.people
    ? { people, user_ids }
    : { people: people + 1, user_ids: [...user_ids, userId] };

const reported = (known: AddinErrorFacts | undefined, event: Report): AddinErrorFacts => {
  const { user_id, ids, sightings } = event.data;
  const error = known ?? firstOf(event);
  const versions = versionsWith(error, sightings);
  return {
    ...error,
    ...peopleWith(error, user_id),
    versions,
    newest_version: versions[0]?.version ?? '',
    commands: commandsWith(error, sightings),
    count: error.count + sightings.reduce((sum, { count }) => sum + count, 0),
    days: daysWith(error, sightings),
    first_seen: Math.min(error.first_seen, ...sightings.map(({ first_at }) => epochMs(first_at))),
    last_seen: Math.max(error.last_seen, ...sightings.map(({ last_at }) => epochMs(last_at))),
    newest: { commandId: event.meta.commandId, lines: ids.length },
  };
};

/** It stands otherwise from now on. */
const standing = (
  error: AddinErrorFacts | undefined,
  { meta }: Recorded,
  change: Pick<AddinErrorFacts, 'state'> & Partial<AddinErrorFacts>,
) => error && { ...error, state_since: epochMs(meta.at), rise: null, ...change };

/** An error as its own stream tells it: what decisions look at, and the document of the view. */
export const addinErrorFold: StreamFold<AddinErrorFacts | undefined, AddinErrorEvent> = {
  initialState: undefined,
  evolve: {
    AddinErrorReported: reported,
    AddinErrorRegressed: (error, event) =>
      standing(error, event, { state: 'regressed', regressed_in: event.data.version }),
    AddinErrorRose: (error, event) => {
      const { day, count, usual } = event.data;
      return standing(error, event, { state: 'rising', rise: { day, count, usual } });
    },
    AddinErrorAcknowledged: (error, event) => {
      const acknowledged_on = dateText(seoulDay(epochMs(event.meta.at)));
      return standing(error, event, { state: 'acknowledged', acknowledged_on });
    },
    AddinErrorFixed: (error, event) => {
      const { version: fixed_in } = event.data;
      return standing(error, event, { state: 'fixed', fixed_in, fixed_at: epochMs(event.meta.at), regressed_in: null });
    },
    AddinErrorReopened: (error, event) =>
      standing(error, event, { state: 'new', fixed_in: null, fixed_at: null, regressed_in: null }),
    AddinErrorNoted: (error, { data: { to } }) => error && { ...error, note: to },
    AddinErrorLinked: (error, { data: { to } }) => error && { ...error, issue: to },
  },
  /** Errors go on for years: whether a line is known is kept beside the state. */
  marksOf: (event) => (event.type === 'AddinErrorReported' ? event.data.ids.map((id) => [lineMark(id), '']) : []),
};

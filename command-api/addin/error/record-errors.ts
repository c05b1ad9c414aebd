import { countLines } from '@maru/contracts/addin/batch/batch.counts';
import { freshLines } from '@maru/contracts/addin/batch/batch.lines';
import type { AddinErrorCommand } from '@maru/contracts/addin/error/error.commands';
import type { AddinErrorEvent } from '@maru/contracts/addin/error/error.events';
import { type AddinErrorFacts, daysWith } from '@maru/contracts/addin/error/error.fold';
import { regressedVersion, riseOn } from '@maru/contracts/addin/error/error.rules';
import type { Deciders } from '@maru/contracts/kernel/decider';
import { epochMs } from '@maru/contracts/kernel/fields';
import { dateText, seoulDay } from '@maru/contracts/kernel/seoul-days';

export type ErrorDeciders = Deciders<AddinErrorCommand, AddinErrorFacts | undefined, AddinErrorEvent>;

const regression = (error: AddinErrorFacts | undefined, sightings: Parameters<typeof regressedVersion>[1]) => {
  if (!error || error.fixed_in === null) return [];
  const version = regressedVersion(error, sightings);
  if (version === undefined) return [];
  return [{ type: 'AddinErrorRegressed', data: { id: error.id, version, fixed_in: error.fixed_in } } as const];
};

const rise = (error: AddinErrorFacts | undefined, sightings: Parameters<typeof regressedVersion>[1], at: string) => {
  if (!error) return [];
  const risen = riseOn(dateText(seoulDay(epochMs(at))), { ...error, days: daysWith(error, sightings) });
  return risen ? [{ type: 'AddinErrorRose', data: { id: error.id, ...risen } } as const] : [];
};

export const recordErrors: ErrorDeciders['RecordAddinErrors'] = (error, { data }, { at, marks }) => {
  const { id, addin, user_id, lines } = data;
  const fresh = freshLines(lines, marks);
  const [first] = fresh;
  if (!first) return [];
  const sightings = countLines(fresh);
  const { type: exception, frames } = first;
  const ids = fresh.map((line) => line.id);
  return [
    { type: 'AddinErrorReported', data: { id, addin, user_id, exception, frames, ids, sightings } },
    ...regression(error, sightings),
    ...rise(error, sightings, at),
  ];
};

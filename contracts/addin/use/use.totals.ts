import { epochMs } from '../../kernel/fields.ts';
import { dayOfText, startOfDay } from '../../kernel/seoul-days.ts';
import type { UseCount, UseEvent } from './use.events.ts';
import type { DayDocument, UseRow } from './use.views.ts';

type Used = UseEvent['data'];
type Facts<D> = Omit<D, 'revision' | 'position'>;

/** Id of the row for a day, a person, and what is counted. */
export const rowIdOf = ({ day, user_id }: Pick<Used, 'day' | 'user_id'>, { command, version, revit }: UseCount) =>
  `${day} ${user_id} ${version} ${revit} ${command}`;

const midnight = (day: string) => startOfDay(dayOfText(day));

/** The row of this id after a batch; undefined where the batch says nothing of it. */
export const rowAfter = (row: Facts<UseRow> | undefined, data: Used, id: string): Facts<UseRow> | undefined => {
  // Cheaper than making the id of each: a batch has some sixty, and each is looked for.
  const [, , ofVersion, ofRevit, ofCommand] = id.split(' ');
  const year = Number(ofRevit);
  const use = data.uses.find((one) => one.command === ofCommand && one.version === ofVersion && one.revit === year);
  if (!use) return row;
  const { command, version, revit, count } = use;
  const last_at = Math.max(row?.last_at ?? 0, epochMs(use.last_at));
  if (row) return { ...row, count: row.count + count, last_at };
  return { id, day: midnight(data.day), user_id: data.user_id, command, version, revit, count, last_at };
};

/** Names of commands come from machines: a day shows so many, and the rest of them together. */
const mostNames = 300;
export const otherName = 'Other';

const withCounts = (counts: Readonly<Record<string, number>>, uses: readonly UseCount[], by: 'command' | 'version') => {
  const sums = { ...counts };
  let names = Object.keys(sums).length;
  for (const use of uses) {
    const isNew = !Object.hasOwn(sums, use[by]);
    const name = isNew && names >= mostNames ? otherName : use[by];
    if (isNew) names += 1;
    sums[name] = (sums[name] ?? 0) + use.count;
  }
  return sums;
};

export const dayAfter = (doc: Facts<DayDocument> | undefined, { day, user_id, uses }: Used): Facts<DayDocument> => {
  const before = doc ?? { id: day, day: midnight(day), count: 0, commands: {}, versions: {}, user_ids: [] };
  return {
    ...before,
    count: before.count + uses.reduce((sum, { count }) => sum + count, 0),
    commands: withCounts(before.commands, uses, 'command'),
    versions: withCounts(before.versions, uses, 'version'),
    user_ids: before.user_ids.includes(user_id) ? before.user_ids : [...before.user_ids, user_id],
  };
};

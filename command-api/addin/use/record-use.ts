import { countLines } from '@maru/contracts/addin/batch/batch.counts';
import { freshLines } from '@maru/contracts/addin/batch/batch.lines';
import type { UseCommand } from '@maru/contracts/addin/use/use.commands';
import type { UseEvent } from '@maru/contracts/addin/use/use.events';
import type { UseFacts } from '@maru/contracts/addin/use/use.fold';
import { mostLinesOfDay } from '@maru/contracts/addin/use/use.rules';
import type { Deciders } from '@maru/contracts/kernel/decider';
import { Rejected } from '@maru/contracts/kernel/rejections';

type UseDeciders = Deciders<UseCommand, UseFacts, UseEvent>;

/** Lines that came before count once: their ids are marks of the stream. */
export const recordUse: UseDeciders['RecordAddinUse'] = (state, { data: { lines, ...of } }, { marks }) => {
  const fresh = freshLines(lines, marks);
  if (fresh.length === 0) return [];
  if (state.lines + fresh.length > mostLinesOfDay) throw new Rejected('addin_day_full');
  return [{ type: 'AddinUsed', data: { ...of, ids: fresh.map(({ id }) => id), uses: countLines(fresh) } }];
};

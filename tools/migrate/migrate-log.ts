import { eventsOf } from '@maru/platform/event-store/verify-chain';
import type { OpenLog } from '../log-place.ts';
import { copyLog } from './copy-log.ts';
import type { MigrateOptions } from './options.ts';
import { progress } from './progress.ts';
import { openTarget, openViews, type Target } from './sides.ts';
import { refuseStaleViews } from './stale-views.ts';
import { type Survey, survey, table } from './survey.ts';

/**
 * Copies the log, reads it again from the target and shows both beside each other. False when they are not the same.
 */
export const migrateLog = async (source: OpenLog, { from, to, mongo }: MigrateOptions): Promise<boolean> => {
  const wanted = await read(source.events(), `reading ${from.name}`);
  if (wanted.bad)
    throw new Error(
      `${from.name} has a bad event, revision ${wanted.bad.revision} of ${wanted.bad.stream}: npm run verify tells more`,
    );
  const target = await openTarget(to);
  try {
    await refuseStaleViews(() => openViews(to, mongo.to), await target.store.head(), to.name);
    await copy(source, target, wanted);
    const found = await read(eventsOf(target.store.readAll({ after: 0 })), `reading ${to.name}`, wanted.events);
    for (const line of table(wanted, found)) console.log(line);
    return compared(wanted, found);
  } finally {
    await target.store.close();
  }
};

const read = async (events: ReturnType<OpenLog['events']>, what: string, total?: number) => {
  const line = progress(what);
  try {
    return await survey(events, (count) => line.show(count, total));
  } finally {
    line.end();
  }
};

const copy = async (source: OpenLog, { store, atOnce }: Target, { events: total }: Survey) => {
  const line = progress('copying');
  try {
    const copied = await copyLog(source.events(), store, {
      total,
      atOnce,
      onProgress: (done, fresh) => line.show(done, total, fresh),
    });
    console.log(`${copied} events copied, ${total - copied} were there`);
  } finally {
    line.end();
  }
};

const compared = (wanted: Survey, { bad, hash }: Survey) => {
  if (bad)
    console.error(
      `first bad event of the target: revision ${bad.revision} of ${bad.stream} at position ${bad.position} (${bad.fault})`,
    );
  else if (hash !== wanted.hash)
    console.error(
      'the rolling hashes differ: somebody else wrote to the target, or the source grew behind what was copied',
    );
  else console.log(`the logs are the same: every hash is right, rolling hash ${hash}`);
  return !bad && hash === wanted.hash;
};

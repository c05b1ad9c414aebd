import { badOfOurs, eventsOf } from '@maru/platform/event-store/verify-chain';
import type { OpenLog } from '../log/log-place.ts';
import { copyLog } from './copy-log.ts';
import type { MigrateOptions } from './options.ts';
import { openTarget, openViews, type Target } from './sides.ts';
import { type Survey, survey, table } from './survey.ts';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import { projections } from '@maru/projectors/compose';

/** Refuses views of another log, which would leave out what is copied now: they have seen more than it holds. */
const refuseStaleViews = async (
  open: () => Promise<ViewStore | undefined>,
  head: number,
  place: string,
): Promise<void> => {
  const views = await open();
  if (views === undefined) return;
  try {
    for (const { name } of projections) {
      const beyond = (await views.versions(name)).find(({ position }) => position > head);
      if (beyond === undefined) continue;
      throw new Error(
        `the views in ${place} are of another log (${name} is at position ${beyond.position}, the log ends at ${head}): remove them, they are built anew`,
      );
    }
  } finally {
    await views.close();
  }
};

const everyMs = 250;

/** A line on the standard error that is written over: what is done, percent, and events a second since it began. */
const progress = (what: string) => {
  const startedAt = performance.now();
  let shownAt = 0;
  return {
    show(done: number, total: number | undefined, fresh = done) {
      const now = performance.now();
      if (now - shownAt < everyMs) return;
      shownAt = now;
      const share = total === undefined ? String(done) : `${Math.floor((done / Math.max(1, total)) * 100)} %`;
      process.stderr.write(
        `\r${what}: ${share}, ${Math.round((fresh / Math.max(1, now - startedAt)) * 1000)} events/s    `,
      );
    },
    end() {
      if (shownAt > 0) process.stderr.write('\n');
    },
  };
};

export const migrateLog = async (source: OpenLog, { from, to, mongo }: MigrateOptions): Promise<boolean> => {
  const expected = await read(source.events(), `reading ${from.name}`);
  const bad = badOfOurs(expected);
  if (bad)
    throw new Error(
      `${from.name} has a bad event, revision ${bad.revision} of ${bad.stream}: npm run verify tells more`,
    );
  const target = await openTarget(to);
  try {
    await refuseStaleViews(() => openViews(to, mongo.to), await target.store.head(), to.name);
    await copy(source, target, expected);
    const actual = await read(eventsOf(target.store.readAll({ after: 0 })), `reading ${to.name}`, expected.events);
    for (const line of table(expected, actual)) console.log(line);
    return compareLogs(expected, actual);
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

const compareLogs = (expected: Survey, actual: Survey) => {
  const bad = badOfOurs(actual);
  const isSame = !bad && actual.hash === expected.hash;
  if (bad)
    console.error(
      `first bad event of the target: revision ${bad.revision} of ${bad.stream} at position ${bad.position} (${bad.fault})`,
    );
  else if (!isSame)
    console.error(
      'the rolling hashes differ: somebody else wrote to the target, or the source grew behind what was copied',
    );
  else console.log(`the logs are the same${ofOthers(actual)}, rolling hash ${actual.hash}`);
  return isSame;
};

const ofOthers = ({ faults: { foreign = 0 }, named }: Survey) => {
  if (foreign === 0) return ': every hash is right';
  const names = named.map(({ revision, stream }) => `revision ${revision} of ${stream}`);
  const more = foreign > names.length ? ` and ${foreign - names.length} more` : '';
  return `: every hash of ours is right, ${foreign} events of others are as they were (${names.join(', ')}${more})`;
};

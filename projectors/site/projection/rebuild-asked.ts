import type { RebuildStanding } from '@maru/contracts/site/projection/projection.views';
import type { Clock } from '@maru/platform/clock/clock';
import type { BuildReport } from '../../runtime/build-and-swap.ts';
import type { Projections } from '../../runtime/start-projections.ts';
import { type OwnedView, type RebuildRequest, waitingRebuild } from './owned-views.ts';

interface Task {
  readonly one: OwnedView;
  readonly request: RebuildRequest;
}
/** What is built for the first time comes first. */
const tasksOf = (owned: readonly OwnedView[]): readonly Task[] =>
  owned.flatMap((one) => (one.live && one.asked ? [{ one, request: one.asked }] : []));

const say = (one: OwnedView, part: Partial<RebuildStanding>) => {
  if (one.rebuild) one.rebuild = { ...one.rebuild, ...part };
};

const finish = ({ one, request }: Task, report: BuildReport | undefined, ended: number) => {
  say(one, {
    status: report ? 'done' : 'failed',
    ended,
    documents: report?.documents ?? null,
    corrected: report?.differences.length ?? null,
  });
  one.heard = Math.max(one.heard, request.position);
  if (one.asked === request) one.asked = undefined;
  else if (one.asked) one.rebuild = waitingRebuild(one.asked);
};

/** Builds all that were asked for in one go over the log; they are shown as they were until each is swapped in. */
export const rebuildAsked = async (
  { rebuild }: Pick<Projections, 'rebuild'>,
  owned: readonly OwnedView[],
  clock: Pick<Clock, 'now'>,
  isEnding: () => boolean,
): Promise<void> => {
  const tasks = tasksOf(owned);
  if (tasks.length === 0) return;
  const finishAll = (reports: readonly BuildReport[]) => {
    const ended = clock.now();
    for (const task of tasks)
      finish(
        task,
        reports.find(({ view }) => view === task.one.view),
        ended,
      );
  };
  for (const { one, request } of tasks) one.rebuild = waitingRebuild(request);
  const onProgress = (ratio: number) => {
    for (const { one } of tasks) say(one, { status: 'running', ratio, begun: one.rebuild?.begun ?? clock.now() });
  };
  try {
    finishAll(
      await rebuild(
        tasks.map(({ one: { view } }) => view),
        onProgress,
      ),
    );
  } catch (error) {
    // Whoever owns them next finds in the log that it was asked for.
    if (isEnding()) return;
    finishAll([]);
    throw error;
  }
};

import { type ProcessState, processStateEveryMs, processStateView } from '@maru/contracts/kernel/process-state.views';
import { leastFreeShare } from '@maru/contracts/site/alert/alert.fields';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import { readExisting } from '@maru/platform/view-store/read-existing';

const most = 200;
const silentMs = 3 * processStateEveryMs;

const isNearlyFull = ({ storage: { free, total } }: ProcessState): boolean =>
  free !== null && total !== null && free < total * leastFreeShare;

/** As processes say that are alive: engines that some of them cannot reach, and disks that are nearly full. */
export const countEngines = async (views: ViewStore, now: number) => {
  const { name, version } = processStateView;
  const rows = await readExisting(() => views.version(name, version).find<ProcessState>({ limit: most }), []);
  const alive = rows.map(({ doc }) => doc).filter(({ at }) => now - at <= silentMs);
  const failed = alive.flatMap(({ checks }) => checks.filter(({ ok }) => !ok));
  // Processes of one machine tell of the same disk.
  const full = alive.filter(isNearlyFull).map(({ storage }) => storage.total);
  return { 'engine-silent': new Set(failed.map(({ engine }) => engine)).size, 'disk-full': new Set(full).size };
};

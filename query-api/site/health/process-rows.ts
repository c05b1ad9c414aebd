import { type ProcessState, processStateEveryMs, processStateView } from '@maru/contracts/kernel/process-state.views';
import type { ProcessRow } from '@maru/contracts/site/health/health.views';
import { UnknownView, type ViewStore } from '@maru/platform/view-store/view-store';

const most = 200;
const silentMs = 3 * processStateEveryMs;

/** Every process that has said how it is in the last minutes; none before the first one has. */
export const processRows = async (views: ViewStore, now: number): Promise<readonly ProcessRow[]> => {
  const { name, version } = processStateView;
  try {
    const found = await views.version(name, version).find<ProcessState>({ limit: most });
    return found
      .map(({ doc }) => ({ ...doc, away: now - doc.at > silentMs }))
      .toSorted((a, b) => a.started - b.started);
  } catch (error) {
    if (error instanceof UnknownView) return [];
    throw error;
  }
};

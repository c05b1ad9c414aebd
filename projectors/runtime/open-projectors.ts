import type { OpenService } from '@maru/platform/service/service';
import { startProjections } from './start-projections.ts';

/** Folds the log into views. */
export const openProjectors: OpenService = async ({ engines, log, metrics }) => {
  const projections = await startProjections(engines, log, { metrics });
  const upToDate = async () => {
    if (!(await projections.ready())) throw new Error('the views are behind the log');
  };
  return { checks: { projections: upToDate }, close: () => projections.close() };
};

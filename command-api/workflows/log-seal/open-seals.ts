import type { OpenService } from '@maru/platform/service/service';
import { keepSeals } from './keep-seals.ts';

/** Keeps the log sealed. */
export const openSeals: OpenService = async ({ engines, log }) => {
  const keeper = keepSeals(engines, log);
  return { close: () => keeper.close() };
};

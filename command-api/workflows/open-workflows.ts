import type { OpenService } from '@maru/platform/service/service';
import { openSeals } from './log-seal/open-seals.ts';
import { openMails } from './mails/open-mails.ts';

/** Every workflow there is; each runs on one owner at a time by its lease. */
export const openWorkflows: OpenService = async (setting) => {
  const running = [await openSeals(setting), await openMails(setting)];
  return {
    close: async () => {
      for (const one of running.toReversed()) await one.close?.();
    },
  };
};

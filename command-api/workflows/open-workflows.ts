import type { OpenService } from '@maru/platform/service/service';
import { openErasure } from './erasure/open-erasure.ts';
import { openSeals } from './log-seal/open-seals.ts';
import { openMails } from './mails/open-mails.ts';
import { openRestock } from './restock/open-restock.ts';
import { openSales } from './sales/open-sales.ts';
import { openShop } from './shop/open-shop.ts';
import { openUnconfirmed } from './unconfirmed/open-unconfirmed.ts';

/** Every workflow there is; each runs on one owner at a time by its lease. */
export const openWorkflows: OpenService = async (setting) => {
  const running = [
    await openSeals(setting),
    await openMails(setting),
    await openErasure(setting),
    await openUnconfirmed(setting),
    await openSales(setting),
    await openShop(setting),
    await openRestock(setting),
  ];
  return {
    close: async () => {
      for (const one of running.toReversed()) await one.close?.();
    },
  };
};

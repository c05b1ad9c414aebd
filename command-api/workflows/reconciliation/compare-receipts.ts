import type { CashReceiptDocument } from '@maru/contracts/shop/cash-receipt/cash-receipt.views';
import { type ReceiptComparison, receiptComparisonView } from '@maru/contracts/shop/cash-receipt/cash-receipt.routes';
import { comparedReceipts, type SeenReceipt } from '@maru/contracts/shop/cash-receipt/receipt-comparison';
import { type SeoulDay, seoulDay, startOfDay } from '@maru/contracts/kernel/seoul-days';
import type { Engines } from '@maru/platform/engines/engines';
import { readExisting } from '@maru/platform/view-store/read-existing';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import type { SystemCommands } from '../../pipeline/send.ts';
import type { ReceiptBook } from '../../shop/cash-receipt/receipt-book.ts';
import { OutcomeUnknown } from '../../shop/payment/payment-provider.ts';
import type { Round } from '../rounds/run-rounds.ts';
import { daysBack } from './compare-daily.ts';
import { comparisonProgress } from './comparison-progress.ts';

/** What changed so lately may be on its way. */
const settledMs = 60 * 60 * 1_000;
const pageSize = 500;
/** So many differences are kept for the desk; more have one cause. */
const mostShown = 200;

interface Parts {
  readonly engines: Pick<Engines, 'views' | 'clock'>;
  readonly book: ReceiptBook;
  readonly send: SystemCommands['send'];
  /** How long the provider is not to be asked, in ms. */
  readonly waitMs: () => number;
  /** The token of the lease. */
  readonly fence: number;
}
interface Reading {
  readonly day: SeoulDay;
  readonly next: SeoulDay;
  readonly seen: readonly SeenReceipt[];
}

/** All receipts of which something happened since then. */
const receiptsSince = async (views: ViewStore, since: number): Promise<readonly CashReceiptDocument[]> => {
  const found: CashReceiptDocument[] = [];
  for (let size = pageSize; size === pageSize;) {
    const page = await views
      .view('cash-receipt')
      .find<CashReceiptDocument>({
        where: { changed_at: { gte: since } },
        sort: [{ field: 'changed_at', direction: 'asc' }],
        limit: pageSize,
        offset: found.length,
      });
    found.push(...page.map(({ doc }) => doc));
    size = page.length;
  }
  return found;
};

/**
 * 대사 of cash receipts: once a day all that the provider has of the last 40 days is read, a day in a round, and put
 * beside those of the shop. What the tax office has declined since is written down, so that a person sees to it.
 */
export const compareReceipts = ({ engines, book, send, waitMs, fence }: Parts): Round => {
  const kept = comparisonProgress<ReceiptComparison>(engines.views, receiptComparisonView, fence);
  let last: SeoulDay | undefined;
  let reading: Reading | undefined;

  const end = async ({ day, seen }: Reading): Promise<void> => {
    const now = engines.clock.now();
    const since = startOfDay(day - daysBack);
    const docs = await readExisting(() => receiptsSince(engines.views, since), []);
    const { compared, declined, differences } = comparedReceipts(docs, seen, { since, until: now - settledMs });
    for (const data of declined) await send({ type: 'DeclineCashReceipt', data });
    await kept.save({ day, ended_at: now, compared, differences: differences.slice(0, mostShown) });
    last = day;
  };
  const readDay = async ({ day, next, seen }: Reading): Promise<void> => {
    const more = await book.onDay(next);
    reading = { day, next: next + 1, seen: [...seen, ...more] };
    if (next < day) return;
    await end(reading);
    reading = undefined;
  };

  const isOver = async (day: SeoulDay): Promise<boolean> => {
    last ??= (await kept.load())?.day ?? -1;
    return last === day;
  };

  return async (goOn = () => true) => {
    const day = seoulDay(engines.clock.now());
    if ((await isOver(day)) || waitMs() > 0 || !goOn()) return;
    if (reading?.day !== day) reading = { day, next: day - daysBack, seen: [] };
    await readDay(reading).catch((error: unknown) => {
      // It is asked again in the next round.
      if (!(error instanceof OutcomeUnknown)) throw error;
    });
  };
};

import { seoulDay } from '@maru/contracts/kernel/seoul-days';
import { type Comparison, comparisonView } from '@maru/contracts/shop/payment/payment.queries';
import type { PaymentDocument } from '@maru/contracts/shop/payment/payment.views';
import type { Engines } from '@maru/platform/engines/engines';
import type { Log } from '@maru/platform/log/logger';
import { readExisting } from '@maru/platform/view-store/read-existing';
import { lookAgain } from '../../shop/payment/compare-books.service.ts';
import { NotAtProvider, OutcomeUnknown } from '../../shop/payment/payment-provider.ts';
import type { SettlementParts } from '../../shop/payment/settlement-parts.ts';
import { comparisonProgress } from './comparison-progress.ts';

const dayMs = 24 * 60 * 60 * 1_000;
/** Cancellations are seen as long after a payment. */
export const daysBack = 40;
/** Payments in a round of a second: the provider is there for buyers first. */
const perRound = 2;
const pageSize = 100;

/** `passed` are those compared of the millisecond that was reached. */
interface Progress extends Comparison {
  readonly passed: readonly string[];
}

interface Parts {
  readonly engines: Pick<Engines, 'views' | 'clock'>;
  readonly settlement: SettlementParts;
  readonly log: Pick<Log, 'warn'>;
  /** How long the provider is not to be asked, in ms. */
  readonly waitMs: () => number;
  /** The token of the lease. */
  readonly fence: number;
}

const compareOne = async ({ settlement, log }: Parts, orderId: string): Promise<'compared' | 'unknown'> => {
  try {
    await lookAgain(settlement, orderId);
    return 'compared';
  } catch (err) {
    if (!(err instanceof NotAtProvider)) throw err;
    log.warn({ err, order: orderId }, 'the payment provider does not know a payment');
    return 'unknown';
  }
};

const fresh = (day: number, reached: number): Progress => ({
  day,
  reached,
  compared: 0,
  unknown: 0,
  ended_at: null,
  passed: [],
});

/** Those begun next after `reached`; several may have begun in one millisecond. */
const nextPayments = async ({ engines: { views } }: Parts, { reached, passed }: Progress) => {
  const page = () =>
    views
      .view('payment')
      .find<PaymentDocument>({
        where: { begun_at: { gte: reached } },
        sort: [{ field: 'begun_at', direction: 'asc' }],
        limit: pageSize + passed.length,
      });
  const found = await readExisting(page, []);
  return found.map(({ doc }) => doc).filter(({ id }) => !passed.includes(id));
};

/**
 * 대사: once a day all payments of the last 40 days are compared with the provider, a few a second, going on where the
 * owner before stopped.
 */
export const compareDaily = (parts: Parts) => {
  const { engines, waitMs } = parts;
  const progress = comparisonProgress<Progress>(engines.views, comparisonView, parts.fence);
  let state: Progress | undefined;

  const today = async (): Promise<Progress> => {
    const now = engines.clock.now();
    state ??= await progress.load();
    const day = seoulDay(now);
    if (state?.day !== day) state = fresh(day, now - daysBack * dayMs);
    return state;
  };
  const pass = ({ id, begun_at }: PaymentDocument, before: Progress, isKnown: boolean) => {
    const passed = begun_at === before.reached ? [...before.passed, id] : [id];
    const { compared, unknown } = before;
    state = { ...before, reached: begun_at, passed, compared: compared + 1, unknown: unknown + (isKnown ? 0 : 1) };
  };
  const compareSome = async (docs: readonly PaymentDocument[], goOn: () => boolean) => {
    for (const doc of docs.slice(0, perRound)) {
      if (!goOn() || waitMs() > 0) return;
      try {
        pass(doc, await today(), (await compareOne(parts, doc.id)) === 'compared');
      } catch (error) {
        // It is asked again in the next round.
        if (error instanceof OutcomeUnknown) return;
        throw error;
      }
    }
  };

  return async (goOn: () => boolean = () => true): Promise<void> => {
    const before = await today();
    if (before.ended_at !== null || waitMs() > 0) return;
    const docs = await nextPayments(parts, before);
    if (docs.length === 0) state = { ...before, ended_at: engines.clock.now() };
    await compareSome(docs, goOn);
    if (state && goOn()) await progress.save(state);
  };
};

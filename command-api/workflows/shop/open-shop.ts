import type { ClockCheck } from '@maru/platform/clock/clock-check';
import type { Closable } from '@maru/platform/engines/engines';
import type { Setting } from '@maru/platform/service/service';
import type { PaymentProvider } from '../../shop/payment/payment-provider.ts';
import { providerBreaker } from '../../shop/payment/provider-breaker.service.ts';
import { sandbox } from '../../shop/payment/sandbox/sandbox.service.ts';
import { toss, tossEnv } from '../../shop/payment/toss.service.ts';
import { ordersWorkflow, paymentsWorkflow } from '../../shop/order/orders.workflow.ts';
import { sandboxTracker } from '../../shop/delivery/sandbox-tracker.service.ts';
import { smartTracker, trackerEnv } from '../../shop/delivery/smart-tracker.service.ts';
import { settlementParts } from '../../shop/payment/settlement-parts.ts';
import { compareTaxInvoice } from '../../shop/tax-invoice/compare-tax-invoice.service.ts';
import { alignReceipt } from '../../shop/cash-receipt/align-receipt.service.ts';
import { sandboxReceipts } from '../../shop/cash-receipt/sandbox-receipts.service.ts';
import { tossReceipts } from '../../shop/cash-receipt/toss-receipts.service.ts';
import { receiptsWorkflow } from '../../shop/cash-receipt/receipts.workflow.ts';
import { runWorkflow } from '../runner/run-workflow.ts';
import { runRounds } from '../rounds/run-rounds.ts';
import { workflowCommands } from '../opening/open-workflow.ts';
import { sandboxReceiptBook } from '../../shop/cash-receipt/sandbox-receipt-book.service.ts';
import { tossReceiptBook } from '../../shop/cash-receipt/toss-receipt-book.service.ts';
import { compareReceipts } from '../reconciliation/compare-receipts.ts';
import { compareDaily } from '../reconciliation/compare-daily.ts';
import { orderHandler } from './order-handler.ts';
import { orderPoller } from './order-poller.ts';
import { proofRound } from './proof-round.ts';
import { parcelRound } from './parcel-round.ts';

const openProvider = (provider: PaymentProvider, { log, metrics }: Pick<Setting, 'log' | 'metrics'>) => {
  const away = metrics.gauge('maru_payment_provider_away', '1 while the payment provider does not answer');
  away.set(0);
  return providerBreaker(provider, (isAway, err) => {
    away.set(isAway ? 1 : 0);
    if (isAway) log.warn({ err }, 'the payment provider does not answer, asking ever more rarely');
    else log.info('the payment provider answers again');
  });
};

/** In production nothing is delivered that nobody saw. */
const practiceTracker = ({ clock }: Pick<Setting['engines'], 'clock'>) =>
  process.env['NODE_ENV'] === 'production' ? undefined : sandboxTracker(clock.now);

export const openShop = ({ env, engines, log, metrics }: Setting, isClockTrusted: ClockCheck): Closable => {
  const commands = workflowCommands(engines, 'orders');
  const shop = env.part(tossEnv);
  const { provider, waitMs } = openProvider(shop ? toss(shop) : sandbox(commands), { log, metrics });
  const parts = settlementParts({ load: commands.load, provider }, commands.send);
  const receipts = {
    ...parts,
    receipts: shop ? tossReceipts(shop) : sandboxReceipts(commands),
    now: engines.clock.now,
  };
  const book = shop ? tossReceiptBook(shop) : sandboxReceiptBook(engines.events);
  const handler = orderHandler(parts, log);
  const openRounds = () => orderPoller(engines, parts, log, { waitMs, now: () => performance.now(), isClockTrusted });
  const account = env.part(trackerEnv);
  const tracker = account ? smartTracker(account) : practiceTracker(engines);
  const following = tracker && { commands: { load: commands.load, send: parts.send }, tracker };
  const running = [
    runWorkflow({ engines, log, metrics, commands }, ordersWorkflow, handler),
    runWorkflow({ engines, log, metrics, commands }, paymentsWorkflow, handler),
    runWorkflow({ engines, log, metrics, commands }, receiptsWorkflow, async ({ orderId }) => {
      await compareTaxInvoice(parts, orderId);
      await alignReceipt(receipts, orderId);
    }),
    runRounds({ leases: engines.leases, log }, 'shop-rounds', openRounds),
    runRounds({ leases: engines.leases, log }, 'comparison-rounds', ({ token: fence }) =>
      compareDaily({ engines, settlement: parts, log, waitMs, fence }),
    ),
    runRounds({ leases: engines.leases, log }, 'proof-rounds', () =>
      proofRound({ engines, send: parts.send, isClockTrusted }),
    ),
    runRounds({ leases: engines.leases, log }, 'receipt-rounds', ({ token: fence }) =>
      compareReceipts({ engines, book, send: parts.send, waitMs, fence }),
    ),
    ...(following
      ? [runRounds({ leases: engines.leases, log }, 'parcel-rounds', () => parcelRound(engines, following, log))]
      : []),
  ];
  return {
    close: async () => {
      await Promise.all(running.map((one) => one.close()));
    },
  };
};

import { trackerEnv } from '../shop/delivery/smart-tracker.service.ts';
import { type ClockCheck, clockCheck } from '@maru/platform/clock/clock-check';
import type { Closable } from '@maru/platform/engines/engines';
import { keyedHash, secret } from '@maru/platform/env/secrets';
import { postOutside } from '@maru/platform/http/post-outside';
import type { OpenService, Setting } from '@maru/platform/service/service';
import { clockMemory } from '@maru/platform/view-store/clock-memory';
import { unconfirmedWorkflow } from '../identity/signup/unconfirmed.workflow.ts';
import { erasureWorkflow } from '../identity/user/erasure.workflow.ts';
import { priceAlertWorkflow } from '../shop/price-alert/price-alert.workflow.ts';
import { restockWorkflow } from '../shop/restock/restock.workflow.ts';
import { cardErasureWorkflow } from '../site/contact-card/card-erasure.workflow.ts';
import { cardEraser } from './erasure/card-eraser.ts';
import { eraser } from './erasure/eraser.ts';
import { workflowNames } from './histories/followed-workflows.ts';
import { checkKeys } from './key-check/check-keys.ts';
import { keepSeals } from './log-seal/keep-seals.ts';
import { type PostSeal, sealWebhookEnv } from './log-seal/post-seals.ts';
import { lostKeyEnv, openSealKeys } from './log-seal/seal-keys.ts';
import { sealMetrics } from './log-seal/seal-metrics.ts';
import { openMails } from './mails/every-mail.ts';
import { openWorkflow, workflowCommands } from './opening/open-workflow.ts';
import { priceAlertNotifier } from './price-alert/price-alert-notifier.ts';
import { restockNotifier } from './restock/restock-notifier.ts';
import { seatSecrets } from '../shop/licence/licence-keys.service.ts';
import { seatsWorkflow } from '../shop/licence/seats.workflow.ts';
import { bulkWorkflow } from '../site/bulk/bulk.workflow.ts';
import { bulkWalker } from './bulk/walk-bulk.ts';
import { followSales } from './sales/follow-sales.ts';
import { keepSeats } from './seats/keep-seats.ts';
import { openShop } from './shop/open-shop.ts';
import { runAlerts } from './alerts/run-alerts.ts';
import { runVerifications } from './verification/run-verifications.ts';
import { forgetUnconfirmed } from './unconfirmed/forget-unconfirmed.ts';

const openSeals = ({ env, engines, log, metrics }: Setting): Closable => {
  const keys = openSealKeys(env.dataDir, env.part(lostKeyEnv));
  const place = env.part(sealWebhookEnv);
  const post: PostSeal | undefined = place && ((body, signal) => postOutside(place, body, signal));
  return keepSeals(engines, { log, keys, metrics: sealMetrics(metrics), ...(post && { post }) });
};

const openUnconfirmed = (setting: Setting, isClockTrusted: ClockCheck): Closable => {
  const { env, engines } = setting;
  const emailHash = keyedHash(secret(env.dataDir, 'email-hash'));
  return openWorkflow(setting, unconfirmedWorkflow, (commands) =>
    forgetUnconfirmed({ engines, ...commands, emailHash, isClockTrusted }),
  );
};

const openSeats = (setting: Setting, isClockTrusted: ClockCheck): Closable => {
  const { env, engines } = setting;
  const seats = seatSecrets(keyedHash(secret(env.dataDir, 'mail-code')));
  return openWorkflow(setting, seatsWorkflow, ({ send }) => keepSeats({ engines, send, seats, isClockTrusted }));
};

export const openWorkflows: OpenService = async (setting) => {
  const { env, engines, log, metrics } = setting;
  const isClockTrusted = clockCheck({ ...engines, log, metrics, memory: clockMemory(engines.views) });
  const running: readonly Closable[] = [
    openSeals(setting),
    checkKeys(engines, log),
    openMails(setting, isClockTrusted),
    openWorkflow(setting, erasureWorkflow, ({ execute }) => eraser({ engines, execute, log })),
    openWorkflow(setting, cardErasureWorkflow, () => cardEraser({ engines })),
    openUnconfirmed(setting, isClockTrusted),
    followSales(engines, { execute: workflowCommands(engines, 'sales').execute, log, isClockTrusted }),
    openShop(setting, isClockTrusted),
    openWorkflow(setting, restockWorkflow, restockNotifier),
    openWorkflow(setting, priceAlertWorkflow, priceAlertNotifier),
    openSeats(setting, isClockTrusted),
    runVerifications(engines, workflowCommands(engines, 'verification'), log),
    runAlerts(engines, workflowCommands(engines, 'alerts'), log),
    openWorkflow(setting, bulkWorkflow, ({ load, execute }) => bulkWalker({ load, execute, events: engines.events })),
  ];
  return {
    name: 'workflows',
    workflows: workflowNames,
    providers: [
      { provider: 'mail', set: env.smtpUrl !== undefined },
      { provider: 'parcels', set: env.part(trackerEnv) !== undefined },
      { provider: 'seals', set: env.part(sealWebhookEnv) !== undefined },
    ],
    close: async () => {
      for (const one of running.toReversed()) await one.close();
    },
  };
};

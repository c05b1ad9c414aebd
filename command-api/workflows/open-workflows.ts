import { type ClockCheck, clockCheck } from '@maru/platform/clock/clock-check';
import type { Closable } from '@maru/platform/engines/engines';
import type { OpenService, Setting } from '@maru/platform/service/service';
import { openMails } from './mails/every-mail.ts';
import { openShop } from './shop/open-shop.ts';
import { erasureWorkflow } from '../identity/user/erasure.workflow.ts';
import { aggregates } from '../compose/aggregates.ts';
import { runWorkflow } from './runner/run-workflow.ts';
import { workflowCommands } from './runner/workflow-commands.ts';
import { eraser } from './erasure/eraser.ts';
import { checkKeys } from './key-check/check-keys.ts';
import { keepSeals } from './log-seal/keep-seals.ts';
import { type PostSeal, sealWebhookEnv } from './log-seal/post-seals.ts';
import { lostKeyEnv, openSealKeys } from './log-seal/seal-keys.ts';
import { sealMetrics } from './log-seal/seal-metrics.ts';
import { postOutside } from '@maru/platform/http/post-outside';
import { restockWorkflow } from '../shop/restock/restock.workflow.ts';
import { restockNotifier } from './restock/restock-notifier.ts';
import { followSales } from './sales/follow-sales.ts';
import { keyedHash, secret } from '@maru/platform/env/secrets';
import { unconfirmedWorkflow } from '../identity/signup/unconfirmed.workflow.ts';
import { forgetUnconfirmed } from './unconfirmed/forget-unconfirmed.ts';

const openUnconfirmed = async (
  { env, engines, log, metrics }: Setting,
  isClockTrusted: ClockCheck,
): Promise<Closable> => {
  const emailHash = keyedHash(secret(env.dataDir, 'email-hash'));
  const commands = workflowCommands(engines, aggregates, 'unconfirmed');
  const perform = forgetUnconfirmed({ engines, ...commands, emailHash, isClockTrusted });
  const running = runWorkflow({ engines, log, metrics, commands }, unconfirmedWorkflow, perform);
  return { close: () => running.close() };
};

const openSales: OpenService = async ({ engines, log }) => {
  const { execute } = workflowCommands(engines, aggregates, 'sales');
  const following = followSales(engines, execute, log);
  return { close: () => following.close() };
};

const openRestock: OpenService = async ({ engines, log, metrics }) => {
  const commands = workflowCommands(engines, aggregates, 'restock');
  const running = runWorkflow({ engines, log, metrics, commands }, restockWorkflow, restockNotifier(commands));
  return { close: () => running.close() };
};

const openSeals: OpenService = async ({ env, engines, log, metrics }) => {
  const keys = openSealKeys(env.dataDir, env.part(lostKeyEnv));
  const place = env.part(sealWebhookEnv);
  const post: PostSeal | undefined = place && ((body, signal) => postOutside(place, body, signal));
  const keeper = keepSeals(engines, { log, keys, metrics: sealMetrics(metrics), ...(post && { post }) });
  return { close: () => keeper.close() };
};

const openErasure: OpenService = async ({ engines, log, metrics }) => {
  const commands = workflowCommands(engines, aggregates, 'erasure');
  const perform = eraser({ engines, execute: commands.execute, log });
  const running = runWorkflow({ engines, log, metrics, commands }, erasureWorkflow, perform);
  return { close: () => running.close() };
};

const openKeyCheck: OpenService = async ({ engines, log }) => {
  const checking = checkKeys(engines, log);
  return { close: () => checking.close() };
};

export const openWorkflows: OpenService = async (setting) => {
  const { engines, log, metrics } = setting;
  const isClockTrusted = clockCheck({ events: engines.events, clock: engines.clock, log, metrics });
  const running: readonly Partial<Closable>[] = [
    await openSeals(setting),
    await openKeyCheck(setting),
    await openMails(setting, isClockTrusted),
    await openErasure(setting),
    await openUnconfirmed(setting, isClockTrusted),
    await openSales(setting),
    await openShop(setting, isClockTrusted),
    await openRestock(setting),
  ];
  return {
    close: async () => {
      for (const one of running.toReversed()) await one.close?.();
    },
  };
};

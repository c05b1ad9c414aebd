import { vi } from 'vitest';
import { processesOf, type StackProcess } from '../../../support/stack/running-stack.ts';
import type { OwnStack } from '../processes.ts';

/** What keeps up does so within seconds; a busy machine may take longer, and what is stuck never does. */
const patience = { timeout: 90_000, interval: 200 };
const telling =
  /^(projection_(owned|lag_events|stopped|parked_documents)|maru_workflow_(stopped|waiting_things)|maru_seal_refused)\{/;

const answerOf = async (url: string) => {
  const answer = await fetch(url).catch(() => undefined);
  return { ok: answer?.ok === true, text: (await answer?.text().catch(() => '')) ?? '' };
};

const stateOf = async ({ name, url }: StackProcess) => {
  const [ready, metrics] = await Promise.all([answerOf(`${url}/api/ready`), answerOf(`${url}/metrics`)]);
  return {
    name,
    isReady: ready.ok,
    ready: ready.text,
    metrics: metrics.text.split('\n').filter((line) => telling.test(line)),
  };
};

/** Resolves when every process says that it is, its views and workflows too. Throws with what they say. */
export const untilAllReady = async (stack: OwnStack): Promise<void> => {
  const unready = async () =>
    (await Promise.all((await processesOf(stack)).map(stateOf))).filter(({ isReady }) => !isReady);
  await vi
    .waitUntil(async () => (await unready()).length === 0, patience)
    .catch(async () => {
      throw new Error(`not ready: ${JSON.stringify(await unready(), undefined, 1)}`);
    });
};

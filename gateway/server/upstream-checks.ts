import type { Check } from '@maru/platform/http/health';
import { nameOf } from '../upstream/order.ts';
import type { Upstream } from '../upstream/upstream.ts';

/** How long a copy may take to say whether it is ready, and how long that is believed: anyone may ask the gateway. */
export const readyMs = 2_500;
const believedMs = 500;

const isReady = async (url: string) => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(readyMs) });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`${url} says ${answer.status}`);
};

const reasons = (error: unknown): string =>
  error instanceof AggregateError
    ? error.errors.map((one: unknown) => (one instanceof Error ? one.message : String(one))).join('; ')
    : String(error);

/** Resolves when one copy at least is ready. */
export const upstreamCheck = (upstream: Upstream, now: () => number = () => performance.now()): Check => {
  let known: { readonly until: number; readonly answer: Promise<unknown> } | undefined;
  const ask = () => {
    const asked = upstream.copies().map((copy) => isReady(`http://${nameOf(copy)}/api/ready`));
    return Promise.any(asked).catch((error: unknown) => {
      throw new Error(reasons(error) || 'no copy is known');
    });
  };
  return () => {
    if (!known || known.until < now()) known = { until: now() + believedMs, answer: ask() };
    return known.answer;
  };
};

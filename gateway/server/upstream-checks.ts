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

/** Resolves when one copy at least is ready. */
export const upstreamCheck = (upstream: Upstream, now: () => number = () => performance.now()): Check => {
  let known: { readonly until: number; readonly answer: Promise<unknown> } | undefined;
  const ask = () => Promise.any(upstream.copies().map((copy) => isReady(`http://${nameOf(copy)}/api/ready`)));
  return () => {
    if (!known || known.until < now()) known = { until: now() + believedMs, answer: ask() };
    return known.answer;
  };
};

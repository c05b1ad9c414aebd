import { backoffMs } from '@maru/platform/clock/backoff';
import { type PaymentProvider, ProviderAway } from './payment-provider.ts';

const backoff = { firstMs: 2_000, longestMs: 60_000 };

export interface ProviderBreaker {
  /** Fails at once with `ProviderAway` while it is not to be asked. */
  readonly provider: PaymentProvider;
  /** Ms until it is to be asked again; 0 where it may be asked now. */
  readonly waitMs: () => number;
}

/**
 * A provider that does not answer is asked again ever more rarely, by one question at a time, so that it costs one
 * time-out and not one for each payment. `changed` is told when it goes and comes back.
 */
export const providerBreaker = (
  provider: PaymentProvider,
  changed: (isAway: boolean, cause?: unknown) => void = () => undefined,
  now: () => number = () => performance.now(),
): ProviderBreaker => {
  let [failures, until] = [0, -Infinity];
  const waitMs = () => Math.max(0, until - now());
  const fail = (error: ProviderAway) => {
    failures += 1;
    until = now() + backoffMs(backoff, failures);
    if (failures === 1) changed(true, error);
  };
  const succeed = () => {
    if (failures > 0) changed(false);
    [failures, until] = [0, -Infinity];
  };
  const guarded =
    <A, B>(call: (of: A) => Promise<B>) =>
    async (of: A): Promise<B> => {
      if (waitMs() > 0) throw new ProviderAway('the payment provider did not answer lately');
      try {
        const answer = await call(of);
        succeed();
        return answer;
      } catch (error) {
        if (error instanceof ProviderAway) fail(error);
        else succeed();
        throw error;
      }
    };
  const { confirm, find, cancel } = provider;
  return { waitMs, provider: { ...provider, confirm: guarded(confirm), find: guarded(find), cancel: guarded(cancel) } };
};

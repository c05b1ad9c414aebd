import { restAfterFailures } from '@maru/platform/clock/rest';
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
  now?: () => number,
): ProviderBreaker => {
  const rest = restAfterFailures(backoff, now);
  const succeed = () => {
    if (rest.succeed()) changed(false);
  };
  const guarded =
    <A, B>(call: (of: A) => Promise<B>) =>
    async (of: A): Promise<B> => {
      if (rest.waitMs() > 0) throw new ProviderAway('the payment provider did not answer lately');
      try {
        const answer = await call(of);
        succeed();
        return answer;
      } catch (error) {
        if (!(error instanceof ProviderAway)) succeed();
        else if (rest.fail()) changed(true, error);
        throw error;
      }
    };
  const { confirm, find, cancel } = provider;
  return {
    waitMs: rest.waitMs,
    provider: { ...provider, confirm: guarded(confirm), find: guarded(find), cancel: guarded(cancel) },
  };
};

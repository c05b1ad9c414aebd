import { carrierCodeOf } from '@maru/contracts/shop/delivery/couriers';
import { type EnvPart, origin, token } from '@maru/platform/env/env-part';
import { z } from 'zod';
import { type ParcelTracker, TrackerAway } from './parcel-tracker.ts';

const variables = {
  SMARTTRACKER_KEY: { schema: token.optional(), allowed: 'a key of SmartTracker', orFile: true },
  SMARTTRACKER_BASE_URL: {
    schema: origin.default('https://info.sweettracker.co.kr'),
    allowed: 'an address such as https://info.sweettracker.co.kr',
  },
};
export interface TrackerAccount {
  readonly key: string;
  readonly baseUrl: string;
}
/** Undefined means that nobody is asked where parcels are. */
export const trackerEnv: EnvPart<typeof variables, TrackerAccount | undefined> = {
  variables,
  of: ({ SMARTTRACKER_KEY: key, SMARTTRACKER_BASE_URL: baseUrl }) => (key === undefined ? undefined : { key, baseUrl }),
};

/** What is read of an answer: `complete` once it was delivered; `status` false for a number that nobody has seen. */
const trackingInfo = z.object({ complete: z.boolean().nullish(), status: z.boolean().nullish() });

const longestMs = 4_000;

/** SmartTracker, whose answers name people: none of that is read, let alone kept. */
export const smartTracker = ({ key, baseUrl }: TrackerAccount, timeoutMs = longestMs): ParcelTracker => ({
  find: async ({ courier, tracking }) => {
    const code = carrierCodeOf(courier);
    if (code === undefined) return 'unknown';
    const address = new URL('/api/v1/trackingInfo', baseUrl);
    address.search = String(
      new URLSearchParams({ t_key: key, t_code: code, t_invoice: tracking.replaceAll(/[\s-]/g, '') }),
    );
    try {
      const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
      if (!answer.ok) throw new TrackerAway(`SmartTracker: ${answer.status}`);
      const { complete, status } = trackingInfo.parse(await answer.json());
      if (status === false) return 'unknown';
      return complete === true ? 'delivered' : 'moving';
    } catch (error) {
      if (error instanceof TrackerAway) throw error;
      // The address holds the key, so nothing of the failure but its kind is handed on.
      throw new TrackerAway(`SmartTracker did not answer: ${error instanceof Error ? error.name : 'unknown'}`);
    }
  },
});

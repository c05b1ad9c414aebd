import { type Client, logIn } from '../../../support/api-client.ts';
import { type Place, signUp } from '../../../support/sign-up.ts';

/** Logging in costs a processor much, and is not done more often than this where a clock says that tokens are old. */
const restMs = 3_000;

/** A new person whose page gets a new token when the old one has expired; without one a call is to be made again. */
export const lastingPerson = async (place: Place): Promise<Client> => {
  const credentials = { email: `${crypto.randomUUID()}@example.com`, password: 'correct-horse-battery' };
  await signUp(place, { ...credentials, name: '김하늘' });
  let client = await logIn(place.url, credentials);
  let renewedAt = performance.now();
  let renewing: Promise<void> = Promise.resolve();
  const renew = async () => {
    client = await logIn(place.url, credentials).catch(() => client);
  };
  return {
    user: client.user,
    get token() {
      return client.token;
    },
    call: async (...asked) => {
      const answer = await client.call<never>(...asked);
      if (answer.status !== 401) return answer;
      if (performance.now() - renewedAt > restMs) {
        renewedAt = performance.now();
        renewing = renew();
      }
      await renewing;
      const again = await client.call<never>(...asked);
      return again.status === 401 ? { ...again, status: 503 } : again;
    },
  };
};

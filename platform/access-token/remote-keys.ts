import { createPublicKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';

const publicKey = z.looseObject({
  kty: z.literal('RSA'),
  kid: z.string(),
  use: z.literal('sig').optional(),
  alg: z.literal('RS256').optional(),
});
const keySet = z.object({ keys: z.array(z.looseObject({})) });

/** A set is asked for again when it is that old, and for an unknown key not more often than that. */
const oldMs = 10 * 60_000;
const pauseMs = 30_000;

/** RS256 keys of somebody else's JSON Web Key Set (RFC 7517), by their id. Throws for a key that is not in it. */
export const remoteKeys = (url: URL, timeoutMs: number): ((kid: string | undefined) => Promise<KeyObject>) => {
  let known: Promise<ReadonlyMap<string, KeyObject>> | undefined;
  let askedAt = -Infinity;

  const ask = async (): Promise<ReadonlyMap<string, KeyObject>> => {
    const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    if (!answer.ok) throw new Error(`key set: ${answer.status}`);
    const { keys } = keySet.parse(await answer.json());
    const ours = keys.flatMap((key) => publicKey.safeParse(key).data ?? []);
    return new Map(ours.map((key) => [key.kid, createPublicKey({ key, format: 'jwk' })]));
  };
  const askAgain = () => {
    askedAt = performance.now();
    const asked = ask();
    // What failed is not kept: the next login asks again.
    asked.catch(() => void (known === asked && (known = undefined)));
    known = asked;
    return asked;
  };

  return async (kid = '') => {
    const age = performance.now() - askedAt;
    const found = (await (known && age < oldMs ? known : askAgain())).get(kid);
    const key = found ?? (age > pauseMs && age < oldMs ? (await askAgain()).get(kid) : undefined);
    if (!key) throw new Error('signed with an unknown key');
    return key;
  };
};

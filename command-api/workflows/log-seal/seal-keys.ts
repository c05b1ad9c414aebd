import { type EnvPart } from '@maru/platform/env/env-part';
import { presentSecret, secret } from '@maru/platform/env/secrets';
import { logKey } from '@maru/contracts/kernel/seal.events';
import type { LogKeys } from '@maru/contracts/kernel/log-keys.views';
import { type LogSigner, logSigner } from '@maru/platform/event-store/seal-signature';

/** `old` signs once more, to introduce `current`; `lost` cannot, and is given up by name. */
export interface SealKeys {
  readonly current: LogSigner;
  readonly old: LogSigner | undefined;
  readonly lost: string | undefined;
}

const variables = {
  LOG_KEY_LOST: { schema: logKey.optional(), allowed: 'the public key of the seals that was lost, 43 characters' },
};
export const lostKeyEnv: EnvPart<typeof variables, string | undefined> = {
  variables,
  of: ({ LOG_KEY_LOST }) => LOG_KEY_LOST,
};

export const openSealKeys = (dataDir: string, lost?: string, source: NodeJS.ProcessEnv = process.env): SealKeys => {
  const old = presentSecret(dataDir, 'log-key-old', source);
  return {
    current: logSigner(secret(dataDir, 'log-key', source)),
    old: old === undefined ? undefined : logSigner(old),
    lost,
  };
};

/** The newest seal of the log is signed by a key that is not here: another one would make the log look rewritten. */
export class UnknownLogKey extends Error {}

/** Who signs behind a seal of `last`, and whom that introduces. Throws `UnknownLogKey`. */
export const signerBehind = (
  { current, old, lost }: SealKeys,
  last: string | undefined,
): { readonly signer: LogSigner; readonly nextKey?: string } => {
  if (last === undefined || last === current.key || last === lost) return { signer: current };
  if (last === old?.key) return { signer: old, nextKey: current.key };
  throw new UnknownLogKey(
    `seals are signed with the key ${last}, the secret log-key is of ${current.key}: see "Seals" in docs/operations.md`,
  );
};

const jwkOf = ({ key }: LogSigner): LogKeys['keys'][number] => ({
  kty: 'OKP',
  crv: 'Ed25519',
  use: 'sig',
  alg: 'EdDSA',
  kid: key,
  x: key,
});

export const publicKeys = ({ current, old }: SealKeys): LogKeys => ({
  keys: (old === undefined ? [current] : [current, old]).map(jwkOf),
});

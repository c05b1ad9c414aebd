import { z } from 'zod';
import { logKey } from './seal.events.ts';

export const logKeysPath = '/.well-known/maru-log-keys.json';

/** A JSON Web Key Set (RFC 7517, RFC 8037): the public keys of the seals, the one that signs now first. */
export const logKeys = z.object({
  keys: z.array(
    z.object({
      kty: z.literal('OKP'),
      crv: z.literal('Ed25519'),
      use: z.literal('sig'),
      alg: z.literal('EdDSA'),
      kid: logKey,
      x: logKey,
    }),
  ),
});
export type LogKeys = z.infer<typeof logKeys>;

/** Written by whoever seals, for whoever answers at `logKeysPath`: so only the former holds what signs. */
export const logKeysView = { name: 'log-keys', version: 1, fields: {}, indexes: [] };
export const logKeysId = 'keys';
export interface LogKeysDocument extends LogKeys {
  readonly id: string;
}

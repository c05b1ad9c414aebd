import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadEnvironment, readVariable } from './read-variable.ts';
import { writeOnce } from './write-once.ts';

const leastLength = 32;

/** `access-token` is looked for in `ACCESS_TOKEN_SECRET`, and in the file `ACCESS_TOKEN_SECRET_FILE` names. */
export const secretVariable = (name: string) => `${name.toUpperCase().replaceAll('-', '_')}_SECRET`;

const fromEnvironment = (name: string, source: NodeJS.ProcessEnv): string | undefined => {
  const value = readVariable(source, secretVariable(name), true);
  if (value !== undefined && value.length < leastLength)
    throw new BadEnvironment(`${secretVariable(name)} must be at least ${leastLength} characters`);
  return value;
};

const folderOf = (dataDir: string) => join(dataDir, 'secrets');
const fromFile = (file: string): string => {
  chmodSync(file, 0o600);
  return readFileSync(file, 'utf8');
};

/** From the environment or its file, else made in `DATA_DIR/secrets/<name>` (0600). Throws `BadEnvironment`. */
export const secret = (dataDir: string, name: string, source: NodeJS.ProcessEnv = process.env): string => {
  const value = fromEnvironment(name, source);
  if (value !== undefined) return value;
  const file = join(folderOf(dataDir), name);
  if (!existsSync(file)) writeOnce(folderOf(dataDir), file, randomBytes(32).toString('base64url'));
  return fromFile(file);
};

/** As `secret`, but never made: undefined where nobody has put one. Throws `BadEnvironment`. */
export const presentSecret = (
  dataDir: string,
  name: string,
  source: NodeJS.ProcessEnv = process.env,
): string | undefined => {
  const file = join(folderOf(dataDir), name);
  return fromEnvironment(name, source) ?? (existsSync(file) ? fromFile(file) : undefined);
};

/** HMAC-SHA-256 in hex: recognises a value again without keeping it, for whoever has the secret only. */
export type KeyedHash = (value: string) => string;

/** For a purpose of its own under a secret that the services have already; asked for at the first use. */
export const derivedHash = (secret: () => string, purpose: string): KeyedHash => {
  let hash: KeyedHash | undefined;
  return (value) => (hash ??= keyedHash(Buffer.from(hkdfSync('sha256', secret(), '', purpose, 32))))(value);
};

/** One per purpose, each with a secret of its own: equal values must not be recognisable across purposes. */
export const keyedHash =
  (secret: string | Buffer): KeyedHash =>
  (value) =>
    createHmac('sha256', secret).update(value).digest('hex');

import { headerErrors } from '@maru/contracts/kernel/site.words';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { hash as digest } from 'node:crypto';
import { v7, validate, version } from 'uuid';

const printable = /^[\x20-\x7e]{1,200}$/;

/** A UUID of version 7 whose random part is the hash of `name`; `time` are 12 hex digits. */
const namedUuid = (name: string, time?: string) => {
  const hash = digest('sha256', name);
  const stamp = time ?? hash.slice(20, 32);
  const variant = '89ab'.charAt(Number.parseInt(hash.charAt(3), 16) % 4);
  return `${stamp.slice(0, 8)}-${stamp.slice(8)}-7${hash.slice(0, 3)}-${variant}${hash.slice(4, 7)}-${hash.slice(7, 19)}`;
};

const timeOf = (uuid: string) => uuid.slice(0, 8) + uuid.slice(9, 13);

/**
 * The same key of the same actor always makes the same id, so that a retry finds what the first try wrote. A key that
 * is itself a UUIDv7 lends its time, so that ids of new things stay in order. Throws `invalid_input`.
 */
export const commandIdOf = (actorId: string, idempotencyKey: string | undefined): string => {
  if (idempotencyKey === undefined) return v7();
  if (!printable.test(idempotencyKey)) {
    throw new Rejected('invalid_input', {
      errors: [{ path: 'Idempotency-Key', message: headerErrors['Idempotency-Key'] }],
    });
  }
  const ordered = validate(idempotencyKey) && version(idempotencyKey) === 7;
  return namedUuid(`${actorId}\n${idempotencyKey}`, ordered ? timeOf(idempotencyKey.toLowerCase()) : undefined);
};

/**
 * Of the command and of everything the event holds and follows: an append that is sent again carries the same ids,
 * while two tries that decided by themselves do not. A log takes the same ids at the same place for the same events and
 * answers as if it had written them.
 */
export const eventIdOf = (commandId: string, content: readonly unknown[]) =>
  namedUuid(`${commandId}\n${JSON.stringify(content)}`, timeOf(commandId));

import { headerErrors } from '@maru/contracts/kernel/site.words';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { hash as digest } from 'node:crypto';
import { v7, validate, version } from 'uuid';

const printable = /^[\x20-\x7e]{1,200}$/;

/** The random part is the hash of `name`; `time` are 12 hex digits. */
const namedUuid = (name: string, time?: string) => {
  const hash = digest('sha256', name);
  const stamp = time ?? hash.slice(20, 32);
  const variant = '89ab'.charAt(Number.parseInt(hash.charAt(3), 16) % 4);
  return `${stamp.slice(0, 8)}-${stamp.slice(8)}-7${hash.slice(0, 3)}-${variant}${hash.slice(4, 7)}-${hash.slice(7, 19)}`;
};

const timeOf = (uuid: string) => uuid.slice(0, 8) + uuid.slice(9, 13);

/**
 * The same key of the same actor makes the same id. A UUIDv7 lends its time, so that ids of new things stay in order.
 * Throws `invalid_input`.
 */
export const commandIdOf = (actorId: string, idempotencyKey: string | undefined): string => {
  if (idempotencyKey === undefined) return v7();
  if (!printable.test(idempotencyKey)) {
    throw new Rejected('invalid_input', {
      errors: [{ path: 'Idempotency-Key', message: headerErrors['Idempotency-Key'] }],
    });
  }
  const isTimeOrdered = validate(idempotencyKey) && version(idempotencyKey) === 7;
  return namedUuid(`${actorId}\n${idempotencyKey}`, isTimeOrdered ? timeOf(idempotencyKey.toLowerCase()) : undefined);
};

/** A repeated append carries the same ids, which a log takes once; two tries that decided by themselves do not. */
export const eventIdOf = (commandId: string, content: readonly unknown[]) =>
  namedUuid(`${commandId}\n${JSON.stringify(content)}`, timeOf(commandId));

import type { KeyedHash } from '@maru/platform/env/secrets';
import { timingSafeEqual } from 'node:crypto';

/**
 * A link carries `<id>.<code>`; the code is derived from the id, so it is stored nowhere and worth nothing without the
 * secret.
 */
export interface MailCodes {
  infoOf(id: string): string;
  idOf(info: string): string | undefined;
  readonly mark: KeyedHash;
}

/** The id goes into a stream's name, so nothing but a lower-case UUID passes. */
const shape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([0-9a-f]{64})$/;

export const mailCodes = (hash: KeyedHash): MailCodes => {
  const codeOf = (id: string) => hash(`code ${id}`);
  return {
    infoOf: (id) => `${id}.${codeOf(id)}`,
    idOf: (info) => {
      const [, id, code] = shape.exec(info) ?? [];
      if (id === undefined || code === undefined) return undefined;
      return timingSafeEqual(Buffer.from(code), Buffer.from(codeOf(id))) ? id : undefined;
    },
    mark: (value) => hash(`mark ${value}`),
  };
};

import type { Personal } from '../../kernel/personal.ts';
import type { LicenceEvent } from './licence.events.ts';

/** Whoever sees the log, or a copy of it, learns no key. Kept as long as the order it belongs to. */
export const licencePersonal: Personal<LicenceEvent> = {
  LicenceIssued: { purpose: 'retention', person: ({ user_id }) => user_id, fields: ['key'] },
};

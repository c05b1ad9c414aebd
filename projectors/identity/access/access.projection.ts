import { type AccessEvent, accessStream } from '@maru/contracts/identity/access/access.events';
import type { AccessDocument } from '@maru/contracts/identity/access/access.views';
import { epochMs } from '@maru/contracts/kernel/fields';
import type { Recorded } from '@maru/contracts/kernel/message';
import type { Body, Projection } from '../../runtime/projection.ts';

const accessOf = (
  { data, meta }: AccessEvent & Recorded,
  about: Pick<AccessDocument, 'subject' | 'list' | 'filters'>,
): Body<AccessDocument> => ({
  id: data.access,
  admin_id: data.id,
  at: epochMs(meta.at),
  purpose: data.purpose,
  note: data.note,
  ...about,
});

/** Every access of administrators to personal data, to be found by the member it was about. */
export const accessProjection: Projection<AccessEvent, AccessDocument> = {
  name: 'access',
  version: 1,
  view: {
    fields: { subject: 'text', admin_id: 'text', at: 'number' },
    indexes: [['subject', 'at'], ['admin_id', 'at'], ['at']],
  },
  streams: [accessStream('')],
  key: (event) => event.data.access,
  on: {
    ContactRead: (_, event) => accessOf(event, { subject: event.data.subject, list: null, filters: null }),
    PersonalDataExported: (_, event) =>
      accessOf(event, { subject: null, list: event.data.list, filters: event.data.filters }),
  },
};

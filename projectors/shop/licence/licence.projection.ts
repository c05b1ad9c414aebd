import { epochMs } from '@maru/contracts/kernel/fields';
import { type LicenceEvent, licenceStream } from '@maru/contracts/shop/licence/licence.events';
import type { LicenceDocument } from '@maru/contracts/shop/licence/licence.views';
import type { Projection } from '../../runtime/projection.ts';

/** What somebody owns by paid orders. */
export const licenceProjection: Projection<LicenceEvent, LicenceDocument> = {
  name: 'licence',
  version: 1,
  view: {
    fields: { user_id: 'text', order_id: 'text', issued_at: 'number' },
    indexes: [
      ['user_id', 'issued_at'],
      ['user_id', 'order_id', 'issued_at'],
    ],
    personal: true,
  },
  streams: [licenceStream('')],
  own: licenceStream(''),
  key: (event) => event.data.id,
  on: {
    LicenceIssued: (_, { data, meta }) => ({
      ...data,
      status: 'active',
      issued_at: epochMs(meta.at),
      revoked_at: null,
    }),
    LicenceRevoked: (doc, { meta }) => doc && { ...doc, status: 'revoked', revoked_at: epochMs(meta.at) },
  },
};

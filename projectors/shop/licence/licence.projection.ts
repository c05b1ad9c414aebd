import { type LicenceEvent, licenceStream } from '@maru/contracts/shop/licence/licence.events';
import { licenceFold } from '@maru/contracts/shop/licence/licence.fold';
import type { LicenceDocument } from '@maru/contracts/shop/licence/licence.views';
import type { Projection } from '../../runtime/projection.ts';

export const licenceProjection: Projection<LicenceEvent, LicenceDocument> = {
  name: 'licence',
  version: 4,
  view: {
    fields: { key: 'text', user_id: 'text', holder_id: 'text', order_id: 'text', no: 'number', issued_at: 'number' },
    indexes: [
      ['key'],
      ['order_id', 'no'],
      ['user_id', 'issued_at'],
      ['holder_id', 'issued_at'],
      ['user_id', 'order_id', 'issued_at'],
    ],
    personal: true,
  },
  streams: [licenceStream('')],
  own: licenceStream(''),
  key: (event) => event.data.id,
  on: licenceFold.evolve,
};

import { type AddinEvent, addinStream } from '@maru/contracts/identity/addin-binding/addin.events';
import { addinFold } from '@maru/contracts/identity/addin-binding/addin.fold';
import type { AddinDocument } from '@maru/contracts/identity/addin-binding/addin.views';
import type { Projection } from '../../runtime/projection.ts';

/** Add-ins by the person they are bound to. One that was let go of stays, and is nobody's: it may be bound again. */
export const addinProjection: Projection<AddinEvent, AddinDocument> = {
  name: 'addin',
  version: 1,
  view: { fields: { user_id: 'text', bound_at: 'number' }, indexes: [['user_id', 'bound_at']] },
  streams: [addinStream('')],
  own: addinStream(''),
  key: (event) => event.data.hash,
  on: addinFold.evolve,
};

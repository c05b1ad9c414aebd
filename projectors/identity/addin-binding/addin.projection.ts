import { type AddinEvent, addinStream } from '@maru/contracts/identity/addin-binding/addin.events';
import type { AddinDocument } from '@maru/contracts/identity/addin-binding/addin.views';
import { epochMs } from '@maru/contracts/kernel/fields';
import type { Projection } from '../../runtime/projection.ts';

/** Add-ins by the person they are bound to. One that was let go of stays, and is nobody's: it may be bound again. */
export const addinProjection: Projection<AddinEvent, AddinDocument> = {
  name: 'addin',
  version: 1,
  view: { fields: { user_id: 'text', bound_at: 'number' }, indexes: [['user_id', 'bound_at']] },
  streams: [addinStream('')],
  own: addinStream(''),
  key: (event) => event.data.hash,
  on: {
    AddinBound: (_, { data: { hash, userId }, meta }) => ({ id: hash, user_id: userId, bound_at: epochMs(meta.at) }),
    AddinUnbound: (doc) => doc && { ...doc, user_id: null },
  },
};

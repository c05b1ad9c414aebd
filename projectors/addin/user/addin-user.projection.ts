import { type AddinUserEvent, addinUserStream } from '@maru/contracts/addin/user/user.events';
import { afterSign, afterStart } from '@maru/contracts/addin/user/user.installs';
import type { AddinUserDocument } from '@maru/contracts/addin/user/user.views';
import type { Projection } from '../../runtime/projection.ts';

/** People who work with the add-in, and the machines it is installed on. */
export const addinUserProjection: Projection<AddinUserEvent, AddinUserDocument> = {
  name: 'addin-user',
  version: 2,
  view: {
    fields: {
      version: 'text',
      revit: 'number',
      state: 'text',
      machines: 'number',
      sessions: 'number',
      first_seen: 'number',
      last_seen: 'number',
    },
    search: ['version'],
    indexes: [['last_seen'], ['first_seen'], ['sessions'], ['machines'], ['version'], ['state', 'last_seen']],
  },
  streams: [addinUserStream('')],
  key: ({ data }) => data.user_id,
  on: { AddinSessionStarted: afterStart, AddinSeen: afterSign, AddinSessionEnded: afterSign },
};

import { type AddinErrorEvent, addinErrorStream } from '@maru/contracts/addin/error/error.events';
import { addinErrorFold } from '@maru/contracts/addin/error/error.fold';
import type { AddinErrorDocument } from '@maru/contracts/addin/error/error.views';
import type { Projection } from '../../runtime/projection.ts';

/** Errors of the add-in, by what they have in common. */
export const addinErrorProjection: Projection<AddinErrorEvent, AddinErrorDocument> = {
  name: 'addin-error',
  version: 2,
  view: {
    fields: {
      state: 'text',
      state_since: 'number',
      exception: 'text',
      newest_version: 'text',
      count: 'number',
      people: 'number',
      first_seen: 'number',
      last_seen: 'number',
    },
    indexes: [
      ['last_seen'],
      ['first_seen'],
      ['count'],
      ['people'],
      ['exception'],
      ['newest_version'],
      ['state', 'last_seen'],
      ['state_since'],
      ['state', 'state_since'],
    ],
    search: ['exception', 'newest_version', 'note'],
  },
  streams: [addinErrorStream('')],
  own: addinErrorStream(''),
  key: ({ data }) => data.id,
  on: addinErrorFold.evolve,
};

import { type FaultyEventDocument, faultyEventView } from '@maru/contracts/site/fault/fault.views';
import type { Body, Projection } from '../../runtime/projection.ts';

const digits = 16;

/** The events of all our streams that are damaged or foreign, one document for each. */
export const faultyEventProjection: Projection<never, FaultyEventDocument> = {
  name: faultyEventView,
  version: 1,
  view: { fields: { fault: 'text', position: 'number' }, indexes: [['fault', 'position']] },
  streams: ['identity.', 'tracker.', 'shop.', 'site.', 'addin.', 'platform.'],
  key: () => [],
  on: {},
  faultOf: ({ position, fault, stream, type }): Body<FaultyEventDocument> => ({
    id: String(position).padStart(digits, '0'),
    fault,
    stream,
    type,
  }),
};

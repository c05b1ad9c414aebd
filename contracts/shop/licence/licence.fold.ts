import { epochMs } from '../../kernel/fields.ts';
import type { Facts, StreamFold } from '../../kernel/fold.ts';
import type { LicenceEvent } from './licence.events.ts';
import type { LicenceDocument } from './licence.views.ts';

export type LicenceFacts = Facts<LicenceDocument>;

/** A licence as its own stream tells it: what decisions look at, and the document of the view. */
export const licenceFold: StreamFold<LicenceFacts | undefined, LicenceEvent> = {
  initialState: undefined,
  evolve: {
    LicenceIssued: (_, { data, meta }) => ({
      ...data,
      status: 'active',
      issued_at: epochMs(meta.at),
      revoked_at: null,
    }),
    LicenceRevoked: (licence, { meta }) => licence && { ...licence, status: 'revoked', revoked_at: epochMs(meta.at) },
  },
};

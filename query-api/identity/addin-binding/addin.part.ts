import type { AddinDocument } from '@maru/contracts/identity/addin-binding/addin.views';
import { allOf, type DataPart, isoTime } from '../../my-data/data-part.ts';

/** The add-ins that work for somebody. */
export const addinPart: DataPart = {
  views: ['addin'],
  of: async (userId, { views }) => {
    const docs = await allOf<AddinDocument>((limit, offset) =>
      views.view('addin').find({ where: { user_id: userId }, limit, offset }),
    );
    return { addins: docs.map(({ bound_at }) => ({ bound_at: isoTime(bound_at) })) };
  },
};

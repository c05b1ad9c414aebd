import type { AddinUserDocument } from '@maru/contracts/addin/user/user.views';
import type { UseRow } from '@maru/contracts/addin/use/use.views';
import { allOf, type DataPart, isoTime } from '../my-data/data-part.ts';

const views = ['addin-use', 'addin-user'] as const;

/** What add-ins have told of somebody. */
export const addinUsePart: DataPart = {
  views,
  of: async (userId, { views: store }) => {
    const uses = await allOf<UseRow>((limit, offset) =>
      store.view('addin-use').find({ where: { user_id: userId }, limit, offset }),
    );
    const user = await store.view('addin-user').get<AddinUserDocument>(userId);
    return {
      addin_uses: uses.map(({ day, command, version, revit, count, last_at }) => ({
        day: isoTime(day),
        command,
        version,
        revit,
        count,
        last_at: isoTime(last_at),
      })),
      addin_installs: (user?.doc.installs ?? []).map(({ version, revit, sessions, last_seen }) => ({
        version,
        revit,
        sessions,
        last_seen: isoTime(last_seen),
      })),
    };
  },
};
